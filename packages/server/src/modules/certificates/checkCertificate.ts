import type { CertificateState, LearningKind } from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'
import { readCheckCode } from './checkCode.ts'
import { stateInSql } from './issued/issuedStore.ts'

/** What anybody with the code may know of a certificate. Days are ISO days. */
export interface CheckedCertificate {
  readonly state: CertificateState
  /** First name and the initial of the last name; null where it was deleted. */
  readonly holder: string | null
  readonly title: string
  readonly mediumKind: LearningKind
  readonly issuer: string
  readonly unit: string | null
  readonly number: string
  readonly code: string
  readonly completedOn: string
  readonly validUntil: string | null
  readonly revokedOn: string | null
  readonly revokedReason: string | null
  /** The code of the certificate that took its place. */
  readonly newerCode: string | null
}

interface Row extends Omit<CheckedCertificate, 'holder'> {
  readonly givenName: string | null
  readonly familyName: string | null
  readonly holderName: string
}

const select = `select ${stateInSql} as state, t.given_name as "givenName", t.family_name as "familyName", t.holder_name as "holderName",
    t.title, t.medium_kind as "mediumKind", v.issuer, t.unit_name as unit, t.number, t.code, t.completed_on::text as "completedOn",
    t.valid_until::text as "validUntil", installation_day(t.revoked_at)::text as "revokedOn", t.revoked_reason as "revokedReason",
    n.code as "newerCode"
  from issued_certificate t join certificate_version v on v.uuid = t.version left join issued_certificate n on n.uuid = t.superseded_by
  where t.code = $1`

/** The certificate with a check code, as it was typed; null where there is none. */
export async function checkCertificate(sql: Queryable, text: string): Promise<CheckedCertificate | null> {
  const code = readCheckCode(text)
  if (code === null) return null
  const { rows } = await sql.query<Row>(select, [code])
  if (rows[0] === undefined) return null
  const { givenName, familyName, holderName, ...facts } = rows[0]
  return { ...facts, holder: shortenName(givenName, familyName, holderName) }
}

const initialOf = (name: string): string => `${Array.from(name)[0] ?? ''}.`

/** Amina O.; of a name that is not in two parts its initial, for it may be an email address. */
export function shortenName(given: string | null, family: string | null, whole: string): string | null {
  if (whole === '') return null
  if (given !== null && family !== null) return `${given} ${initialOf(family)}`
  return given ?? initialOf(family ?? whole)
}
