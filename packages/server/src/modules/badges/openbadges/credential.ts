import { createHash } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { badgeTextIn, type BadgeValues } from '../badgeTypes.ts'
import { achievementPath, credentialPath, imagePath, issuerPath, statusListPath } from './addresses.ts'
import { encodeStatusList, statusPlaceOf } from './statusList.ts'

/** The contexts of an Open Badges 3.0 credential, in this order. */
export const credentialContexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const

/** Who issues, as the credentials of this installation name it. */
export interface Issuer {
  readonly origin: string
  readonly name: string
}

/** An award as it goes into a credential. */
export interface CredentialAward extends Pick<BadgeValues, 'names' | 'descriptions'> {
  readonly uuid: string
  readonly version: string
  readonly code: string
  readonly awardedAt: string
  readonly statusIndex: number
  /** The address of the person; null where none is known. */
  readonly email: string | null
}

export const issuerProfile = ({ origin, name }: Issuer) => ({
  id: `${origin}${issuerPath}`,
  type: ['Profile'],
  name,
  url: origin,
})

/** What was achieved, in one language. */
export function achievementOf(
  { names, descriptions, version }: Pick<CredentialAward, 'names' | 'descriptions' | 'version'>,
  origin: string,
  locale: string,
) {
  const name = badgeTextIn(names, locale) ?? ''
  const description = badgeTextIn(descriptions, locale) ?? name
  return {
    id: `${origin}${achievementPath(version)}`,
    type: ['Achievement'],
    name,
    description,
    criteria: { narrative: description },
    image: { id: `${origin}${imagePath(version)}`, type: 'Image' },
  }
}

/** The hash by which the person can be recognised by those who know their address; the address itself is not in it. */
const identityOf = (email: string, salt: string) => ({
  type: 'IdentityObject',
  hashed: true,
  identityHash: `sha256$${createHash('sha256').update(`${email}${salt}`).digest('hex')}`,
  identityType: 'emailAddress',
  salt,
})

const seconds = (moment: string): number => Math.floor(Date.parse(moment) / 1000)

/** The claims of a credential (Open Badges 3.0, 8.2): the credential itself, and the registered claims that repeat it. */
export function credentialClaims(award: CredentialAward, issuer: Issuer, locale: string): JWTPayload {
  const { origin } = issuer
  const { list, place } = statusPlaceOf(award.statusIndex)
  const listUrl = `${origin}${statusListPath(list)}`
  const id = `${origin}${credentialPath(award.code)}`
  // A subject of its own: two badges of a person cannot be linked by it.
  const subject = `urn:uuid:${award.uuid}`
  const achievement = achievementOf(award, origin, locale)
  return {
    iss: `${origin}${issuerPath}`,
    jti: id,
    sub: subject,
    nbf: seconds(award.awardedAt),
    '@context': credentialContexts,
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: issuerProfile(issuer),
    validFrom: award.awardedAt,
    name: achievement.name,
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      ...(award.email === null ? {} : { identifier: [identityOf(award.email, award.code)] }),
      achievement,
    },
    credentialStatus: {
      id: `${listUrl}#${place}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(place),
      statusListCredential: listUrl,
    },
  }
}

/** The claims of the credential that says which others are revoked. */
export function statusListClaims(list: number, revoked: readonly number[], issuer: Issuer, now: Date): JWTPayload {
  const id = `${issuer.origin}${statusListPath(list)}`
  return {
    iss: `${issuer.origin}${issuerPath}`,
    jti: id,
    sub: `${id}#list`,
    nbf: Math.floor(now.getTime() / 1000),
    '@context': [credentialContexts[0]],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuerProfile(issuer),
    validFrom: now.toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodeStatusList(revoked),
    },
  }
}
