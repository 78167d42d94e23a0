import type { JWK } from 'jose'
import type { Pool } from 'pg'
import { isUuid } from '../../../database/uuid.ts'
import { nameInSql } from '../../list/keysetPage.ts'
import { readPicture } from '../badgePictures.ts'
import type { BadgeValues } from '../badgeTypes.ts'
import {
  achievementOf,
  credentialClaims,
  issuerProfile,
  statusListClaims,
  type CredentialAward,
  type Issuer,
} from './credential.ts'
import type { CredentialKeys } from './signingKeys.ts'
import { statusListLength } from './statusList.ts'

/** An award as the check page shows it. */
export interface CheckedAward extends BadgeValues {
  readonly version: string
  readonly code: string
  /** Empty for one that was revoked and that the person had never shown. */
  readonly person: string
  readonly awardedAt: string
  readonly revokedAt: string | null
}

/** A published version. */
export interface PublishedBadge extends Pick<BadgeValues, 'image'> {
  readonly achievement: ReturnType<typeof achievementOf>
}

/** What anybody may read of badges. */
export interface PublicBadges {
  readIssuer(): Promise<ReturnType<typeof issuerProfile>>
  readKeys(): Promise<readonly JWK[]>
  /** The signed status list; null where no award is in it yet. */
  readStatusList(list: number): Promise<string | null>
  readAchievement(version: string): Promise<PublishedBadge | null>
  /** Null for an unknown code, and while the person keeps the badge private. */
  readCredential(code: string): Promise<string | null>
  check(code: string): Promise<CheckedAward | null>
  /** Of an award of a person, whether it is private or not; null where it is another person's or was revoked. */
  signAward(person: string, award: string, locale: string): Promise<SignedAward | null>
  issuerName(): Promise<string>
  /** The bytes of an uploaded picture; null where the image is drawn. */
  readPictureOf(image: Pick<BadgeValues['image'], 'picture'>): Promise<Buffer | null>
}

export interface SignedAward extends CredentialAward, Pick<BadgeValues, 'image'> {
  readonly credential: string
}

const awards = `select a.uuid, a.version, a.code, a.awarded_at as "awardedAt", a.status_index as "statusIndex", v.names, v.descriptions, v.image, p.email
  from badge_award a join badge_version v on v.uuid = a.version join person p on p.uuid = a.person and p.status <> 'ANONYMISED'`

// A revoked one is still told to those who have its address, since the person may have handed the credential on.
// It names the person only where they had shown it.
const checked = `select a.version, a.code, v.names, v.descriptions, v.image, v.rule, case when a.is_shown then coalesce(${nameInSql('p')}, '') else '' end as person, a.awarded_at as "awardedAt",
    a.revoked_at as "revokedAt"
  from badge_award a join badge_version v on v.uuid = a.version join person p on p.uuid = a.person and p.status <> 'ANONYMISED'
  where a.code = $1 and (a.is_shown or a.revoked_at is not null)`

const codePattern = /^[0-9a-f]{32}$/

// Clocks of verifiers may be a little behind.
const clockSkewMs = 5 * 60_000

type AwardRow = CredentialAward & Pick<BadgeValues, 'image'>

/** Reads what is public, and signs credentials. */
export function createPublicBadges(pool: Pool, keys: CredentialKeys, origin: string): PublicBadges {
  const issuerName = async (): Promise<string> =>
    (await pool.query<{ name: string }>('select name from unit where is_general')).rows[0]?.name ?? 'Somo'
  const readIssuer = async (): Promise<Issuer> => ({ origin, name: await issuerName() })
  const sign = async (award: CredentialAward, locale: string): Promise<string> =>
    keys.sign(credentialClaims(award, await readIssuer(), locale))
  return {
    issuerName,
    readPictureOf: async ({ picture }) => (picture === undefined ? null : readPicture(pool, picture)),
    readIssuer: async () => issuerProfile(await readIssuer()),
    readKeys: () => keys.readPublic(),
    async readStatusList(list) {
      const from = list * statusListLength
      if (!Number.isSafeInteger(from) || from > 2 ** 31 - statusListLength) return null
      const { rows } = await pool.query<{ revoked: number[] | null; awards: boolean }>(
        `select exists (select from badge_award where status_index >= $1 and status_index < $1 + $2) or $1 = 0 as awards,
          (select array_agg(status_index - $1) from badge_award where status_index >= $1 and status_index < $1 + $2 and revoked_at is not null) as revoked`,
        [from, statusListLength],
      )
      const row = rows[0]
      if (row?.awards !== true) return null
      return keys.sign(
        statusListClaims(list, row.revoked ?? [], await readIssuer(), new Date(Date.now() - clockSkewMs)),
      )
    },
    async readAchievement(version) {
      if (!isUuid(version)) return null
      const { rows } = await pool.query<Pick<BadgeValues, 'names' | 'descriptions' | 'image'>>(
        'select names, descriptions, image from badge_version where uuid = $1 and published_at is not null',
        [version],
      )
      const row = rows[0]
      return row === undefined
        ? null
        : { achievement: achievementOf({ ...row, version }, origin, 'en'), image: row.image }
    },
    async readCredential(code) {
      if (!codePattern.test(code)) return null
      const { rows } = await pool.query<AwardRow>(
        `${awards} where a.code = $1 and a.is_shown and a.revoked_at is null`,
        [code],
      )
      return rows[0] === undefined ? null : sign(rows[0], 'en')
    },
    check: async (code) =>
      codePattern.test(code) ? ((await pool.query<CheckedAward>(checked, [code])).rows[0] ?? null) : null,
    async signAward(person, award, locale) {
      const { rows } = await pool.query<AwardRow>(
        `${awards} where a.uuid = $1 and a.person = $2 and a.revoked_at is null`,
        [award, person],
      )
      return rows[0] === undefined ? null : { ...rows[0], credential: await sign(rows[0], locale) }
    },
  }
}
