export {
  type Notice,
  type NoticeKind,
  type NoticeWishes,
  nextNotice,
  noticeOn,
  type Weekday,
} from "./next-notice.ts";
