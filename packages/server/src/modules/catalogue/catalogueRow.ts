import type { CatalogueEnrolment, MediumBooking, MediumKind } from '@somo/graphql/schema'
import { deadlineDay } from '../dates/days.ts'
import { dueSoonDays } from '../learning/complianceState.ts'

type Texts = Readonly<Record<string, string>>

/** A medium of the catalogue with the caller's enrolment, as the database answers it. */
export interface CatalogueRow {
  readonly uuid: string
  readonly kind: MediumKind
  readonly titles: Texts
  readonly summaries: Texts
  readonly mainLocale: string
  readonly durationMinutes: number | null
  readonly languages: string[]
  readonly booking: MediumBooking
  readonly hasCertificate: boolean
  readonly listedAt: string
  readonly enrolment: string | null
  readonly access: CatalogueEnrolment['access']
  readonly state: CatalogueEnrolment['state']
  readonly progress: number
  readonly isMandatory: boolean
  readonly mayWithdraw: boolean
  readonly dueAt: string | null
  readonly dueOn: string | null
  readonly startedAt: string | null
  readonly createdAt: string
  readonly declinedReason: string | null
}

/** The person of a subject, as SQL. @param subject its placeholder */
export const personInSql = (subject: string): string => `(select p.uuid from person p where p.subject = ${subject})`

/** The columns of `CatalogueRow`, of `t` (a medium with `listed_at`) and `ownEnrolment`. */
export const catalogueColumns = `t.uuid, t.kind, t.titles, t.summaries, t.main_locale as "mainLocale", t.duration_minutes as "durationMinutes",
  t.languages, t.booking, grants_certificate(t.uuid) as "hasCertificate", t.listed_at as "listedAt", e.uuid as enrolment, e.access,
  compliance_state(e.started_at, e.completed_at, e.failed_at, e.due_at, e.grace_days, e.valid_until, e.renewal_days, e.waived_until, now(),
    ${dueSoonDays}) as state, e.progress, e.is_mandatory as "isMandatory", e.due_at as "dueAt", ${deadlineDay('e.due_at', 'e.uuid')} as "dueOn", e.started_at as "startedAt",
  coalesce(v.at, e.created_at) as "createdAt", v.data ->> 'reason' as "declinedReason",
  (e.access = 'REQUESTED' or exists (select from enrolment_source o where o.enrolment = e.uuid and o.kind = 'SELF' and o.ended_at is null)) as "mayWithdraw"`

/** Joins the latest cycle of a person to `t`, with the request or its refusal. @param person an expression with their uuid */
export const ownEnrolment = (person: string): string => `left join lateral (
    select n.* from enrolment n where n.person = ${person} and n.medium = t.uuid and n.path is null order by n.cycle desc limit 1) e on true
  left join lateral (
    select l.at, l.data from learning_event l where e.access in ('REQUESTED', 'DECLINED') and l.enrolment = e.uuid and l.kind = e.access
    order by l.id desc limit 1) v on true`
