import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import type { QuizItemStatistics } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Caller } from '../../../access/caller.ts'
import { isUuid } from '../../../database/uuid.ts'
import { isUnitInScope, scopeOf } from '../../scope.ts'
import { computeItemStatistics, fewestPeople, type ItemResult } from '../core/itemStatistics.ts'
import type { QuestionContent } from '../core/questionContent.ts'
import { wrongChoices } from '../core/wrongChoices.ts'

/** So many attempts, the latest of them, say enough about a quiz. */
const mostAttempts = 5000
/** A wrong answer of one person alone is not shown. */
const fewestAlike = 2

interface Row {
  readonly attempt: string
  readonly question: string
  readonly title: string | null
  readonly content: QuestionContent
  readonly answer: QuizAnswer | null
  readonly score: number
  readonly points: number
}

// The first attempt of each person that is scored: later ones are of people who know the questions.
const answers = (managed: string): string => `
  with first as (
    select distinct on (e.person) a.uuid, q.handed_in_at from quiz_attempt q join attempt a on a.uuid = q.attempt
      join enrolment e on e.uuid = a.enrolment join medium_version mv on mv.uuid = a.version join medium m on m.uuid = mv.medium
    where m.uuid = $1 and ${managed} and q.scored_at is not null and a.state = 'FINISHED'
    order by e.person, q.handed_in_at, a.uuid
  ), latest as (select uuid from first order by handed_in_at desc limit ${mostAttempts})
  select w.attempt, v.question, v.title, v.content, w.answer, w.score::float8 as score, coalesce(s.points, v.points)::float8 as points
  from latest l join quiz_answer w on w.attempt = l.uuid join question_version v on v.uuid = w.question_version
    left join question_version s on s.uuid = w.scored_by
  where w.score is not null order by w.position, w.attempt`

/** What the answers of learners say about the questions of a quiz that the caller manages; empty for any other. */
export async function readItemStatistics(pool: Pool, caller: Caller, medium: string): Promise<QuizItemStatistics[]> {
  if (!isUuid(medium)) return []
  const scope = scopeOf(caller)
  const { rows } = await pool.query<Row>(
    answers(isUnitInScope(scope, 'm.owner_unit', '$2')),
    scope.manager === null ? [medium] : [medium, scope.manager],
  )
  const attempts = Map.groupBy(rows, ({ attempt }) => attempt)
  const results = [...attempts.values()].map((list) =>
    list.map(({ question, score, points }): ItemResult => ({ question, points, earned: score * points })),
  )
  const statistics = computeItemStatistics(results)
  return [...Map.groupBy(rows, ({ question }) => question)].flatMap(([question, list]) => {
    const [found, last] = [statistics.get(question), list.at(-1)]
    if (found === undefined || last === undefined) return []
    const wrong = found.people < fewestPeople ? null : mostChosenWrong(list)
    return [
      {
        question,
        ...found,
        title: last.title,
        stem: last.content.stem,
        type: last.content.type,
        wrongAnswer: wrong?.text ?? null,
        wrongAnswers: wrong?.count ?? null,
      },
    ]
  })
}

function mostChosenWrong(rows: readonly Row[]): { readonly text: string; readonly count: number } | null {
  const counts = new Map<string, number>()
  for (const { content, answer } of rows)
    for (const text of new Set(wrongChoices(content, answer))) counts.set(text, (counts.get(text) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most === undefined || most[1] < fewestAlike ? null : { text: most[0], count: most[1] }
}
