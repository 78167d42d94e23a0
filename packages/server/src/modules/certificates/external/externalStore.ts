import type { SubmittedCertificate } from '@somo/graphql/schema'
import type { Queryable } from '../../../database/transaction.ts'
import { countKeysetList, nameInSql, readKeysetPage, type KeysetList } from '../../list/keysetPage.ts'
import type { PagePlan } from '../../paging.ts'
import { isPersonInScope, type Scope } from '../../scope.ts'

/** So many days before its end a certificate of another organisation is to be renewed. */
export const externalRenewalDays = 30

/** The state of a certificate of another organisation `t` today. */
export const externalStateInSql = `case t.state when 'CONFIRMED' then certificate_state(null, null, t.valid_until, ${externalRenewalDays}, installation_day()) else t.state end`

/** Nobody decides about their own, so those are left out. */
function submittedList(scope: Scope, subject: string): KeysetList {
  return {
    columns: `t.uuid, ${nameInSql('p')} as holder, t.title, t.issuer, t.issued_on::text as "issuedOn", t.valid_until::text as "validUntil",
      t.submitted_at as "submittedAt", t.file_name as "fileName", t.revision`,
    from: 'external_certificate t',
    thenJoin: 'join person p on p.uuid = t.person',
    key: 't.submitted_at',
    where: [
      `t.state = 'SUBMITTED'`,
      't.person is distinct from (select c.uuid from person c where c.subject = $1)',
      isPersonInScope(scope, 't.person', '$2'),
    ],
    values: scope.manager === null ? [subject] : [subject, scope.manager],
  }
}

export const listSubmitted = (sql: Queryable, plan: PagePlan<'SUBMITTED'>, scope: Scope, subject: string) =>
  readKeysetPage<SubmittedCertificate, 'SUBMITTED'>(sql, plan, submittedList(scope, subject))

export const countSubmitted = (sql: Queryable, cap: number, scope: Scope, subject: string): Promise<number> =>
  countKeysetList(sql, submittedList(scope, subject), cap)

/** A certificate of another organisation, for a change. */
export interface ExternalRow {
  readonly uuid: string
  readonly person: string
  readonly isOwn: boolean
  readonly isInScope: boolean
  readonly title: string
  readonly state: 'SUBMITTED' | 'CONFIRMED' | 'REJECTED'
  readonly file: string
  readonly revision: number
}

/** Locks it. */
export async function findExternal(
  sql: Queryable,
  uuid: string,
  subject: string,
  scope: Scope | null,
): Promise<ExternalRow | null> {
  const { rows } = await sql.query<ExternalRow>(
    `select t.uuid, t.person, t.title, t.state, t.file, t.revision, p.subject is not distinct from $2::text as "isOwn",
      ${scope === null ? 'false' : isPersonInScope(scope, 't.person', '$2')} as "isInScope"
    from external_certificate t join person p on p.uuid = t.person where t.uuid = $1 for update of t`,
    [uuid, subject],
  )
  return rows[0] ?? null
}

/** A certificate as it is stored. */
export interface NewExternal {
  readonly uuid: string
  readonly person: string
  readonly title: string
  readonly issuer: string
  readonly issuedOn: string
  readonly validUntil: string | null
  readonly file: string
  readonly fileName: string
  readonly mediaType: string
}

export const insertExternal = (sql: Queryable, given: NewExternal) =>
  sql.query(
    `insert into external_certificate (uuid, person, title, issuer, issued_on, valid_until, file, file_name, media_type)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      given.uuid,
      given.person,
      given.title,
      given.issuer,
      given.issuedOn,
      given.validUntil,
      given.file,
      given.fileName,
      given.mediaType,
    ],
  )

export const decideExternal = (
  sql: Queryable,
  uuid: string,
  { isConfirmed, reason, subject }: { isConfirmed: boolean; reason: string | null; subject: string },
) =>
  sql.query(
    `update external_certificate set state = $2, reason = $3, decided_at = now(), revision = revision + 1,
      decided_by = (select p.uuid from person p where p.subject = $4) where uuid = $1`,
    [uuid, isConfirmed ? 'CONFIRMED' : 'REJECTED', reason, subject],
  )

/** The file of a certificate of another organisation; null where there is none. */
export async function findExternalFile(sql: Queryable, uuid: string) {
  const { rows } = await sql.query<{ file: string; fileName: string; mediaType: string }>(
    'select file, file_name as "fileName", media_type as "mediaType" from external_certificate where uuid = $1',
    [uuid],
  )
  return rows[0] ?? null
}
