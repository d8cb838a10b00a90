export {
  changeText,
  type EditableText,
  EditError,
  type EditTrouble,
  editableTexts,
  MAX_EDITED_TEXT,
} from "./change-text.ts";
