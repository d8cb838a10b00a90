export { deleteIdentitiesOf } from "./identities.repository.ts";
export { providerSignInRoutes } from "./provider-sign-in.routes.ts";
export { makeProviderSignIn } from "./provider-sign-in.service.ts";
