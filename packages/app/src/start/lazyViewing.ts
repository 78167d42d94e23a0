// What an administrator needs to look at the pages as somebody else; fetched in tabs alone that do.
export { viewAsLink } from '../platform/api/viewAsLink.ts'
export { seenSession } from '../platform/session/tabs/seenSession.ts'
