// What an administrator needs to look at the pages as somebody else; fetched in tabs alone that do.
export { viewAsLink } from '../platform/api/client/viewAsLink.ts'
export { viewAsSession } from '../platform/session/tabs/viewAsSession.ts'
