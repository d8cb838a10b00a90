export {
  changeText,
  type EditableText,
  EditError,
  type EditTrouble,
  editableTexts,
  MAX_EDITED_TEXT,
} from "./change-text.ts";
export { isEditableFile } from "./editable-kinds.ts";
export { type EngineReading, engineReading } from "./engine-reading.ts";
export { findTexts, type PlacedText, placedTexts } from "./find-texts.ts";
export { type Overlaid, overlay, type TextChange } from "./overlay.ts";
