import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { SurveyForm } from '@somo/graphql/survey/form'
import type { Queryable } from '../../database/transaction.ts'
import { isUnitInScope, type Scope } from '../scope.ts'
import { surveyFormSchema } from './surveyForm.ts'

/** An attempt at a survey. */
export interface SurveyAttempt {
  readonly person: string
  readonly version: string
  readonly state: string
  readonly access: string
  readonly device: string | null
  /** The number of the last write. */
  readonly sequence: number
  readonly form: SurveyForm
  readonly isSubmitted: boolean
}

const findAttempt = `select e.person, a.version, a.state, e.access, a.device, a.sequence::int as sequence, v.content -> 'survey' as form,
    exists (select from survey_participation w where w.attempt = a.uuid) as "isSubmitted"
  from enrolment e join person p on p.uuid = e.person join attempt a on a.enrolment = e.uuid
  join medium_version v on v.uuid = a.version join medium m on m.uuid = v.medium
  where a.uuid = $1 and p.subject = $2 and m.kind = 'SURVEY'`

type Row = Omit<SurveyAttempt, 'form'> & { readonly form: unknown }

/** An attempt of somebody; null where it is another's, or none at a survey. @param lock until the transaction ends */
export async function findSurveyAttempt(
  sql: Queryable,
  attempt: string,
  subject: string,
  lock = false,
): Promise<SurveyAttempt | null> {
  const { rows } = await sql.query<Row>(`${findAttempt} ${lock ? 'for update of e, a' : ''}`, [attempt, subject])
  const row = rows[0]
  return row === undefined ? null : { ...row, form: surveyFormSchema.parse(row.form) }
}

/** What is stored of one who answers. */
export interface SurveyResponse {
  readonly attempt: string
  readonly version: string
  /** Null where the survey is anonymous. */
  readonly person: string | null
  readonly answers: readonly { readonly question: string; readonly answer: QuizAnswer }[]
}

/** Stores that somebody has answered, and apart from it what. */
export async function addResponse(
  sql: Queryable,
  { attempt, version, person, answers }: SurveyResponse,
): Promise<void> {
  await sql.query('insert into survey_participation (attempt) values ($1)', [attempt])
  await sql.query(
    `with added as (insert into survey_response (version, person) values ($1, $2) returning uuid)
     insert into survey_answer (response, question, answer)
     select added.uuid, n.question, n.answer::jsonb from added, unnest($3::text[], $4::text[]) as n (question, answer)`,
    [version, person, answers.map(({ question }) => question), answers.map(({ answer }) => JSON.stringify(answer))],
  )
}

/** The published version of a survey that the caller manages; null for any other medium. */
export async function findManagedSurvey(
  sql: Queryable,
  scope: Scope,
  medium: string,
): Promise<{ readonly version: string; readonly form: SurveyForm } | null> {
  const { rows } = await sql.query<{ version: string; form: unknown }>(
    `select v.uuid as version, v.content -> 'survey' as form from medium m join medium_version v on v.uuid = m.current_version
     where m.uuid = $1 and m.kind = 'SURVEY' and ${isUnitInScope(scope, 'm.owner_unit', '$2')}`,
    scope.manager === null ? [medium] : [medium, scope.manager],
  )
  const row = rows[0]
  return row === undefined ? null : { version: row.version, form: surveyFormSchema.parse(row.form) }
}

/** How many answered a version. */
export async function countResponses(sql: Queryable, version: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    'select count(*)::int as count from survey_response where version = $1',
    [version],
  )
  return rows[0]?.count ?? 0
}

/** The answers to a version by the id of their question, in the order of random uuids. */
export async function readAnswers(sql: Queryable, version: string): Promise<ReadonlyMap<string, QuizAnswer[]>> {
  const { rows } = await sql.query<{ question: string; answer: QuizAnswer }>(
    `select a.question, a.answer from survey_response r join survey_answer a on a.response = r.uuid
     where r.version = $1 order by md5(r.uuid::text || a.question)`,
    [version],
  )
  const byQuestion = Map.groupBy(rows, ({ question }) => question)
  return new Map([...byQuestion].map(([id, all]) => [id, all.map(({ answer }) => answer)]))
}
