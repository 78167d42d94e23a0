import type { ScopeCase } from './scopeCase.ts'

const bulk = '{ changed userErrors { code } }'
const isDone = (value: unknown): boolean => (value as { changed?: number } | null)?.changed === 1
const isThere = (value: unknown): boolean => value !== null
const hasPayload = (value: unknown): boolean => (value as { userErrors?: unknown[] } | null)?.userErrors?.length === 0
const hasOne = (value: unknown): boolean => (value as { items?: unknown[] } | null)?.items?.length === 1

const those = (user: string): string => `selection: { uuids: ["${user}"] }`
const onAll = 'managers' as const
const onAdmins = 'administrators' as const

/**
 * What the API does to, or tells of, one pupil of class 5a: for each field of the namespaces `users` and `user` how it is
 * asked about them, and how its answer tells whether it was let near them.
 */
export const userCases: Readonly<Record<string, ScopeCase>> = {
  'UserQueries.users': {
    write: ({ email }) => `users(page: { first: 2 }, filter: { search: "${email}" }) { items { uuid } }`,
    reaches: hasOne,
    who: onAll,
  },
  'UserQueries.count': {
    write: ({ email }) => `count(filter: { search: "${email}" })`,
    reaches: (value) => value === 1,
    who: onAll,
  },
  'UserQueries.user': { write: ({ user }) => `user(uuid: "${user}") { uuid }`, reaches: isThere, who: onAll },
  'UserQueries.comingMemberships': {
    write: ({ user }) => `comingMemberships(user: "${user}") { uuid }`,
    reaches: isThere,
    who: onAll,
  },
  'UserQueries.memberships': {
    write: ({ user }) => `memberships(user: "${user}") { uuid }`,
    reaches: isThere,
    who: onAll,
  },
  'UserQueries.history': {
    write: ({ user }) => `history(user: "${user}", page: { first: 1 }) { items { uuid } }`,
    reaches: isThere,
    who: onAll,
  },
  'UserQueries.mails': {
    write: ({ user }) => `mails(user: "${user}", page: { first: 1 }) { items { uuid } }`,
    reaches: isThere,
    who: onAll,
  },
  'UserQueries.consents': { write: ({ user }) => `consents(user: "${user}") { uuid }`, reaches: isThere, who: onAll },
  'UserQueries.signIns': { write: ({ user }) => `signIns(user: "${user}") { at }`, reaches: isThere, who: onAll },
  'UserQueries.consequences': {
    write: ({ user }) => `consequences(action: SUSPEND, ${those(user)}) { concerned }`,
    reaches: (value) => (value as { concerned?: number } | null)?.concerned === 1,
    who: onAll,
  },
  'UserQueries.duplicates': {
    write: ({ user }) => `duplicates(user: "${user}") { reasons }`,
    reaches: isThere,
    who: onAll,
  },
  'UserQueries.merge': {
    write: ({ user, other }) => `merge(winner: "${other}", loser: "${user}") { confirmation }`,
    reaches: isThere,
    who: onAll,
  },
  'UserQueries.letterConsequences': {
    write: ({ user }) => `letterConsequences(${those(user)}) { concerned }`,
    reaches: (value) => (value as { concerned?: number } | null)?.concerned === 1,
    who: onAll,
  },
  'UserQueries.linkCases': {
    write: () => 'linkCases(page: { first: 1 }) { items { uuid } }',
    reaches: isThere,
    who: onAdmins,
  },
  'UserQueries.abilities': 'about the caller alone',
  'UserMutations.updateCountUserLogin': 'about the caller alone',
  'UserMutations.updateProfile': 'about the caller alone',
  'UserMutations.setAvatar': 'about the caller alone',
  'UserMutations.changePassword': 'about the caller alone',
  'UserMutations.requestEmailChange': 'about the caller alone',
  'UserMutations.resendEmailChange': 'about the caller alone',
  'UserMutations.cancelEmailChange': 'about the caller alone',
  'UserMutations.beginAuthenticatorApp': 'about the caller alone',
  'UserMutations.finishAuthenticatorApp': 'about the caller alone',
  'UserMutations.removeAuthenticatorApp': 'about the caller alone',
  'UserMutations.renewRecoveryCodes': 'about the caller alone',
  'UserMutations.beginPasskey': 'about the caller alone',
  'UserMutations.finishPasskey': 'about the caller alone',
  'UserMutations.renamePasskey': 'about the caller alone',
  'UserMutations.removePasskey': 'about the caller alone',
  'UserMutations.endSession': 'about the caller alone',
  'UserMutations.endOtherSessions': 'about the caller alone',
  'UserMutations.createUser': {
    write: ({ unit, mark }) =>
      `createUser(input: { familyName: "Mpya", username: "${mark}", roles: [LEARNER], unit: "${unit}", invite: false }) { userErrors { code } }`,
    reaches: hasPayload,
    who: onAll,
  },
  'UserMutations.updateUser': {
    write: ({ user, revision, mark }) =>
      `updateUser(uuid: "${user}", revision: ${revision}, patch: { displayedId: "${mark}" }) { userErrors { code } }`,
    reaches: hasPayload,
    who: onAll,
  },
  'UserMutations.inviteUsers': {
    write: ({ user }) => `inviteUsers(${those(user)}) ${bulk}`,
    reaches: isDone,
    who: onAll,
  },
  'UserMutations.resetPassword': {
    write: ({ user }) => `resetPassword(uuid: "${user}") ${bulk}`,
    // An outside provider keeps the password; whoever is told so was let near the person.
    reaches: (value) => JSON.stringify(value).includes('LOCKED'),
    who: onAll,
  },
  'UserMutations.resetSecondFactor': {
    write: ({ user }) => `resetSecondFactor(uuid: "${user}") ${bulk}`,
    reaches: (value) => JSON.stringify(value).includes('LOCKED'),
    who: onAdmins,
  },
  'UserMutations.suspendUsers': {
    write: ({ user }) => `suspendUsers(${those(user)}) ${bulk}`,
    reaches: isDone,
    who: onAll,
  },
  'UserMutations.reactivateUsers': {
    write: ({ user }) => `reactivateUsers(${those(user)}) ${bulk}`,
    // They are not suspended, so for those who may there is nothing to do.
    reaches: hasPayload,
    who: onAll,
  },
  'UserMutations.deactivateUsersOn': {
    write: ({ user }) => `deactivateUsersOn(${those(user)}, day: "2090-01-01") ${bulk}`,
    reaches: isDone,
    who: onAll,
  },
  'UserMutations.setRoles': {
    write: ({ user }) => `setRoles(${those(user)}, roles: []) ${bulk}`,
    reaches: isDone,
    who: onAll,
  },
  'UserMutations.addToUnit': {
    write: ({ user, unit }) => `addToUnit(${those(user)}, unit: "${unit}", role: MANAGER) ${bulk}`,
    reaches: isDone,
    who: onAll,
  },
  'UserMutations.removeFromUnit': {
    write: ({ user, unit }) => `removeFromUnit(${those(user)}, unit: "${unit}") ${bulk}`,
    reaches: isDone,
    who: onAll,
  },
  'UserMutations.setUnitRole': {
    write: ({ user, unit }) => `setUnitRole(${those(user)}, unit: "${unit}", role: MANAGER) ${bulk}`,
    reaches: isDone,
    who: onAll,
  },
  'UserMutations.setDefaultUnitOf': {
    write: ({ user, unit }) => `setDefaultUnitOf(uuid: "${user}", unit: "${unit}") { userErrors { code } }`,
    reaches: hasPayload,
    who: onAll,
  },
  'UserMutations.endSessionsOf': {
    write: ({ user }) => `endSessionsOf(${those(user)}) ${bulk}`,
    reaches: hasPayload,
    who: onAll,
  },
  'UserMutations.anonymiseUsers': {
    write: ({ user }) => `anonymiseUsers(${those(user)}) ${bulk}`,
    reaches: isDone,
    who: onAdmins,
  },
  'UserMutations.exportUsers': 'a job: it reads the same list as UserQueries.users',
  'UserMutations.printLetters': {
    write: ({ user }) => `printLetters(${those(user)}) { userErrors { code } }`,
    reaches: hasPayload,
    who: onAll,
  },
  'UserMutations.mergeUsers': {
    write: ({ user, other }) =>
      `mergeUsers(winner: "${other}", winnerRevision: 0, loser: "${user}", loserRevision: 0, take: [], confirmation: "Child Test") { userErrors { code } }`,
    reaches: hasPayload,
    who: onAll,
  },
  'UserMutations.undoBulk': 'about the caller’s own job or act; whom it reaches is judged again as the bulk actions do',
  'UserMutations.keepApart': {
    write: ({ user, other }) => `keepApart(user: "${user}", other: "${other}") ${bulk}`,
    reaches: isDone,
    who: onAll,
  },
  'UserMutations.decideLinkCase': {
    write: ({ user }) => `decideLinkCase(uuid: "${user}", user: "${user}") { userErrors { code } }`,
    reaches: (value) => JSON.stringify(value).includes('UNKNOWN'),
    who: onAdmins,
  },
}
