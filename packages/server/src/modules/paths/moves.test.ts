import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { movePeople, previewMove } from './moves.ts'
import { emptyTables } from '../../testing/emptyTables.ts'
import { startPathScenario, type TestStage } from './testing/pathScenario.ts'

const scenario = startPathScenario()
const people = ['pupil', 'member', 'manager', 'above']

const stage: fc.Arbitrary<TestStage> = fc
  .record({
    items: fc.subarray('abcdef'.split(''), { minLength: 1, maxLength: 3 }),
    needed: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    dueDays: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
    opensDays: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    afterPrevious: fc.boolean(),
  })
  .map(({ needed, dueDays, opensDays, ...rest }) => ({
    ...rest,
    ...(needed === undefined ? {} : { needed: Math.min(needed, rest.items.length) }),
    ...(dueDays === undefined ? {} : { dueDays }),
    ...(opensDays === undefined ? {} : { opensDays }),
  }))
const stages = fc.array(stage, { minLength: 1, maxLength: 4 })
const done = fc.array(fc.tuple(fc.constantFrom(...people), fc.constantFrom(...'abcdef'.split(''))), { maxLength: 8 })

interface Row {
  readonly person: string
  readonly completed: boolean
  readonly open: string
  readonly sources: string
}

it('what a move was said to change is what it changes', async () => {
  await fc.assert(
    fc.asyncProperty(stages, stages, done, done, async (before, after, earlier, later) => {
      await emptyTables(scenario.pool(), 'learning_event, enrolment, learning_path')
      for (const [who, medium] of earlier) await scenario.complete(medium, who)
      const path = await scenario.publishPath(...before)
      for (const who of people)
        await scenario
          .pool()
          .query(`insert into enrolment (uuid, person, path, access) values (gen_random_uuid(), $1, $2, 'OPEN')`, [
            scenario.uuidOf(who),
            path,
          ])
      for (const [who, medium] of later) await scenario.complete(medium, who)
      await scenario.saveStages(path, after)
      await inTransaction(scenario.pool(), async (client) => {
        const { rows: drafts } = await client.query<{ uuid: string }>(
          'select uuid from path_version where published_at is null',
        )
        const version = drafts[0]?.uuid ?? ''
        const read = async (): Promise<Map<string, Row>> => {
          const { rows } = await client.query<Row>(
            `select e.person, e.completed_at is not null as completed,
                coalesce((select string_agg(c.medium::text || s.uuid::text || coalesce(s.due_at::text, ''), ',' order by s.uuid) from enrolment_source s
                  join enrolment c on c.uuid = s.enrolment where s.parent = e.uuid and s.ended_at is null), '') as open,
                coalesce((select string_agg(s.uuid::text, ',' order by s.uuid) from enrolment_source s where s.parent = e.uuid and s.ended_at is null), '') as sources
              from enrolment e where e.path = $1 order by e.person`,
            [path],
          )
          return new Map(rows.map((row) => [row.person, row]))
        }
        const was = await read()
        const preview = await previewMove(client, { path, version, scope: { manager: null } })
        await movePeople(client, path, version)
        const is = await read()
        const counts = { people: 0, completes: 0, changes: 0, loses: 0, unchanged: 0 }
        for (const [person, row] of was) {
          if (row.completed) continue
          const now = is.get(person)
          counts.people += 1
          const added = now?.open.split(',').some((one) => one !== '' && !row.open.split(',').includes(one))
          const kind =
            now?.completed === true
              ? 'completes'
              : added === true
                ? 'changes'
                : now?.sources === row.sources
                  ? 'unchanged'
                  : 'loses'
          counts[kind] += 1
        }
        expect(preview).toMatchObject(counts)
        // Done twice, it changes nothing.
        await client.query('select advance_paths(array(select uuid from enrolment where path = $1))', [path])
        expect(await read()).toEqual(is)
      })
    }),
    { numRuns: 60, endOnFailure: true },
  )
}, 300_000)
