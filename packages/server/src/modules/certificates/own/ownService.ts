import type { DashboardCertificates, OwnCertificate } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Caller } from '../../../access/caller.ts'
import type { Queryable } from '../../../database/transaction.ts'
import type { CertificateFiles } from '../certificateFiles.ts'
import { checkAddressOf } from '../checkCode.ts'
import { externalStateInSql } from '../external/externalStore.ts'
import { stateInSql } from '../issued/issuedStore.ts'
import { qrSvg } from '../page/pageShapes.ts'
import { stateOf } from '../../learning/complianceState.ts'

/** Somebody's own certificates. */
export interface OwnService {
  list(caller: Pick<Caller, 'subject'>): Promise<OwnCertificate[]>
  /** Null where it is not the caller's. */
  find(caller: Pick<Caller, 'subject'>, uuid: string): Promise<OwnCertificate | null>
}

export interface OwnDeps {
  readonly pool: Pool
  readonly origin: string
  readonly files: Pick<CertificateFiles, 'thumbnailOf'>
}

type OwnRow = Omit<OwnCertificate, 'checkAddress' | 'checkCode' | 'thumbnail'>

// There is something to do: what the certificate stands on is itself expiring, or its next cycle has begun.
const canRenew = `${stateInSql} in ('EXPIRING', 'EXPIRED') and coalesce(m.state, l.state) = 'PUBLISHED'
      and exists (select from enrolment e where e.person = t.person and (e.medium = t.medium or e.path = t.path)
        and e.is_current and e.access = 'OPEN' and ${stateOf('e')} not in ('COMPLETED', 'WAIVED'))`

// Issued here, and of other organisations. $1 is the subject.
const certificates = `select t.uuid, false as "isExternal", t.title, t.number, v.issuer, t.completed_on::text as "issuedOn", t.valid_until::text as "validUntil",
      ${stateInSql} as state, t.cycle, coalesce(t.medium, t.path) as medium, ${canRenew} as "canRenew", t.code,
      n.number as "supersededBy", t.revoked_reason as reason, t.revision
    from issued_certificate t join certificate_version v on v.uuid = t.version left join medium m on m.uuid = t.medium left join learning_path l on l.uuid = t.path
      left join issued_certificate n on n.uuid = t.superseded_by
    where t.person = (select uuid from person where subject = $1)
    union all
    select t.uuid, true, t.title, null, t.issuer, t.issued_on::text, t.valid_until::text, ${externalStateInSql}, null, null, false, null, null,
      t.reason, t.revision
    from external_certificate t where t.person = (select uuid from person where subject = $1)`

// What needs the person stands first, what was replaced last; each with the earliest end first.
const select = `select c.*, c."validUntil"::date - installation_day() as "daysLeft" from (${certificates}) c
  where $2::uuid is null or c.uuid = $2
  order by array_position(array['EXPIRING', 'EXPIRED', 'SUBMITTED', 'REJECTED', 'VALID', 'SUPERSEDED', 'REVOKED'], c.state),
    c."validUntil" nulls last, c."issuedOn" desc, c.uuid limit 500`

const count = `select count(*) filter (where c.state in ('VALID', 'EXPIRING'))::int as valid,
    count(*) filter (where c.state = 'EXPIRING')::int as expiring, count(*) filter (where c.state = 'EXPIRED')::int as expired
  from (${certificates}) c`

const none: DashboardCertificates = { valid: 0, expiring: 0, expired: 0 }

/** How many of the certificates that `list` answers are valid, expiring and expired. */
export const countOwnCertificates = async (sql: Queryable, subject: string): Promise<DashboardCertificates> =>
  (await sql.query<DashboardCertificates>(count, [subject])).rows[0] ?? none

/** Makes the service. */
export function createOwnService({ pool, origin, files }: OwnDeps): OwnService {
  const read = async (subject: string, uuid: string | null): Promise<OwnCertificate[]> => {
    const { rows } = await pool.query<OwnRow>(select, [subject, uuid])
    return rows.map((row) => {
      const checkAddress = typeof row.code === 'string' ? checkAddressOf(origin, row.code) : null
      return {
        ...row,
        checkAddress,
        checkCode: checkAddress === null ? null : qrSvg(checkAddress),
        thumbnail: row.isExternal ? null : files.thumbnailOf(row.uuid),
      }
    })
  }
  return {
    list: ({ subject }) => read(subject, null),
    find: async ({ subject }, uuid) => (await read(subject, uuid))[0] ?? null,
  }
}
