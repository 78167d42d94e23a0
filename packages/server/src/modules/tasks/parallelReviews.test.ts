import { expect, it } from 'vitest'
import { callerOf, startTestOrganisation, testPeople, type PersonFixture } from '../../testing/testOrganisation.ts'
import { createTaskScenario, taskTables } from './testing/taskScenario.ts'

const reviewers = ['manager', 'above', 'root', 'deputy', 'head']
const answers = 200
const people: readonly PersonFixture[] = [
  ...testPeople,
  { name: 'deputy', roles: ['EDUCATION_MANAGER'], in: [{ unit: 'class5a', role: 'DEPUTY', until: '2090-01-01' }] },
  { name: 'head', roles: ['EDUCATION_MANAGER'], in: [{ unit: 'general', role: 'MANAGER' }] },
  ...Array.from({ length: answers }, (_, at): PersonFixture => ({ name: `learner${at}`, in: [{ unit: 'class5a' }] })),
]
const organisation = startTestOrganisation(people, taskTables)
const scenario = createTaskScenario(organisation, (name) => callerOf(name, people))

it(
  'five reviewers at once: no answer is reviewed twice, none is left, and none overwritten',
  { timeout: 120_000 },
  async () => {
    const task = await scenario.publish()
    const { pool } = organisation.server.database
    await pool.query(
      `insert into task_submission (task, person, state, version, handed_in_at, first_handed_in_at)
      select $1, uuid, 'SUBMITTED', 1, now(), now() from person where username like 'learner%'`,
      [task],
    )
    await pool.query(
      `insert into task_version (submission, number, text, sha256, receipt) select uuid, 1, 'Answer', '', uuid::text from task_submission`,
    )
    const work = async (who: string): Promise<string[]> => {
      const done: string[] = []
      for (let next = await scenario.claimNext(who, task); next !== null; next = await scenario.claimNext(who, task)) {
        const { userErrors } = await scenario.review(next.uuid, 1, `decision: PASSED, comment: "By ${who}"`, who)
        expect(userErrors).toEqual([])
        done.push(next.uuid)
      }
      return done
    }
    const done = await Promise.all(reviewers.map(work))
    expect(new Set(done.flat()).size).toBe(answers)
    expect(done.flat()).toHaveLength(answers)
    const { rows } = await pool.query<{ who: string; comment: string }>(
      `select p.username as who, v.comment from task_version v join person p on p.uuid = v.reviewed_by`,
    )
    for (const { who, comment } of rows) expect(comment).toBe(`By ${who}`)
  },
)
