export { makeNoteAct, type NoteAct } from "./act-log.ts";
export { rolesRoutes } from "./roles.routes.ts";
export { makeRolesService } from "./roles.service.ts";
