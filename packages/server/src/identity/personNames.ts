import type { Identity } from './identity.ts'

/**
 * Answers the name of a person to others, by the subject of their tokens: given and family name, else the username or e-mail address; null
 * for an unknown one. An outside provider tells a name to its person alone, so there nobody's is known.
 */
export function createPersonNames({
  embedded,
}: Pick<Identity, 'embedded'>): (subject: string) => Promise<string | null> {
  return async (subject) => {
    const account = (await embedded?.accounts.findBySubject(subject)) ?? null
    if (account === null) return null
    const name = [account.givenName, account.familyName].filter((part) => part !== null).join(' ')
    return name === '' ? (account.username ?? account.email) : name
  }
}
