import type { CertificateReissueCause } from '@somo/graphql/schema'
import type { Queryable } from '../../../database/transaction.ts'
import { nameInSql } from '../../list/keysetPage.ts'
import type { AuditEntry } from '../../audit/auditLog.ts'
import { issuedListOf, stateInSql, type IssuedChoice } from './issuedStore.ts'

const isCurrent = `${stateInSql} not in ('REVOKED', 'SUPERSEDED')`

// Certificates that say something else than a new one would. `t` is the certificate, `p` its holder.
const causes: Readonly<Record<CertificateReissueCause, string>> = {
  NAME: `p.status <> 'ANONYMISED' and coalesce(${nameInSql('p')} <> t.holder_name, false)`,
  DESIGN: `p.status <> 'ANONYMISED' and exists (select from certificate_version v join certificate_template k on k.uuid = v.template
    where v.uuid = t.version and not k.is_archived and k.current_version <> v.uuid)`,
}

interface Reissuable {
  readonly cause: CertificateReissueCause
  readonly choice: IssuedChoice
}

function selectOf({ cause, choice }: Reissuable) {
  const { where, values } = issuedListOf(choice)
  return {
    from: `issued_certificate t join person p on p.uuid = t.person where ${[...where, isCurrent, causes[cause]].join(' and ')}`,
    values,
  }
}

/** How many certificates would be issued again. */
export async function countReissuable(sql: Queryable, those: Reissuable): Promise<number> {
  const { from, values } = selectOf(those)
  const { rows } = await sql.query<{ count: number }>(`select count(*)::int as count from ${from}`, [...values])
  return rows[0]?.count ?? 0
}

/** Locks the next certificates to issue again, and answers their uuids. Those issued meanwhile have no cause any more. */
export async function takeReissuable(sql: Queryable, those: Reissuable, most: number): Promise<readonly string[]> {
  const { from, values } = selectOf(those)
  const { rows } = await sql.query<{ uuid: string }>(
    `select t.uuid from ${from} order by t.uuid limit ${most} for update of t`,
    [...values],
  )
  return rows.map(({ uuid }) => uuid)
}

// Numbers follow the order of the former certificates. Those of a new version keep the dates and goals that were frozen.
const insert = `with former as (
    select o.*, gen_random_uuid() as next, w.uuid as next_version, coalesce(${nameInSql('p')}, o.holder_name) as name,
      p.given_name as given, p.family_name as family, replace(w.number_pattern, '{YEAR}', to_char(installation_day(), 'YYYY')) as series
    from issued_certificate o join person p on p.uuid = o.person join certificate_version v on v.uuid = o.version
      join certificate_template k on k.uuid = v.template join certificate_version w on w.uuid = case when $2 then k.current_version else v.uuid end
    where o.uuid = any($1::uuid[])
  ), counted as (
    insert into certificate_series as s (series, last) select series, count(*) from former group by series order by series
    on conflict (series) do update set last = s.last + excluded.last
    returning series, last
  ), issued as (
    insert into issued_certificate (uuid, enrolment, issue, person, medium, path, cycle, version, number, code, locale, given_name, family_name,
      holder_name, title, medium_kind, goals, score, unit_name, completed_on, valid_until, renewal_days)
    select f.next, f.enrolment, f.issue + 1, f.person, f.medium, f.path, f.cycle, f.next_version,
      certificate_number(f.series, (n.last - count(*) over (partition by f.series)
        + row_number() over (partition by f.series order by f.issued_at, f.uuid))::int),
      new_certificate_code(), f.locale, f.given, f.family, f.name, f.title, f.medium_kind, f.goals, f.score, f.unit_name, f.completed_on,
      f.valid_until, f.renewal_days
    from former f join counted n using (series)
  )
  update issued_certificate o set superseded_by = f.next, revision = o.revision + 1 from former f where o.uuid = f.uuid
  returning o.number, f.next as uuid`

/**
 * Issues certificates again with the present names, under the next numbers of their series; the former ones are superseded.
 * @param isOfNewDesign by the published version of their template, else by the version they had
 * @returns the new ones, with the numbers of the former ones
 */
export async function reissue(
  sql: Queryable,
  uuids: readonly string[],
  isOfNewDesign: boolean,
): Promise<readonly { readonly uuid: string; readonly number: string }[]> {
  const { rows } = await sql.query<{ uuid: string; number: string }>(insert, [uuids, isOfNewDesign])
  return rows
}

/** What the audit log says of a certificate that was issued again. */
export const reissuedEntry = ({ uuid, number }: { readonly uuid: string; readonly number: string }): AuditEntry => ({
  action: 'certificate.reissue',
  objectKind: 'certificate',
  object: uuid,
  after: { number },
})
