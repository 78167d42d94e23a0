import { describe, expect, it } from 'vitest'
import { createUuid } from '../../../database/uuid.ts'
import { callerOf, testPeople, read, startTestOrganisation } from '../../../testing/testOrganisation.ts'
import { authorCalls, codesOf, itemsOf, type TestMediumState } from '../testing/authorCalls.ts'

const organisation = startTestOrganisation(testPeople, 'learning_event, enrolment, medium')
const { change, ask, create, setContent, publish, publishLink } = authorCalls(organisation)
const pool = () => organisation.server.database.pool

async function draftOf({ uuid, revision }: TestMediumState): Promise<TestMediumState> {
  const { medium } = await change(`beginDraft(uuid: "${uuid}", revision: ${revision})`)
  if (medium === null) throw new Error('No draft.')
  return medium
}

/** Starts a medium, or an item of a course, as a learner; answers the enrolment. */
async function learn(medium: TestMediumState, who: string, item?: string): Promise<string> {
  await pool().query(`update medium set booking = 'OPEN' where uuid = $1`, [medium.uuid])
  const call = async (field: string) =>
    read(
      await organisation.server.call(
        `mutation { learning { it: ${field} } }`,
        {},
        { ...callerOf(who), roles: ['LEARNER'] },
      ),
      'learning',
      'it',
    )
  const { enrolment } = (await call(
    `enrol(medium: "${medium.uuid}", locale: "en") { enrolment { uuid } userErrors { code } }`,
  )) as {
    enrolment: { uuid: string }
  }
  const part = item === undefined ? '' : `item: "${item}", `
  await call(`start(enrolment: "${enrolment.uuid}", ${part}device: "${createUuid()}") { userErrors { code } }`)
  return enrolment.uuid
}

const versionOf = async (enrolment: string): Promise<readonly (number | null)[]> =>
  (
    await pool().query<{ enrolled: number; running: number }>(
      `select v.number as enrolled, w.number as running from enrolment e join medium_version v on v.uuid = e.version
        join attempt a on a.enrolment = e.uuid join medium_version w on w.uuid = a.version where e.uuid = $1`,
      [enrolment],
    )
  ).rows.flatMap(({ enrolled, running }) => [enrolled, running])

const preview = ({ uuid }: TestMediumState) => ask(`publication(uuid: "${uuid}") { learning completed canFix }`)

describe('a new version', () => {
  it.each([
    ['FIX', [2, 2]],
    ['CONTENT', [1, 1]],
  ])('as %s has those who are learning at the versions %j, as many as the preview said', async (kind, expected) => {
    const page = await setContent(
      await create('PAGE', 'Page'),
      `blocks: "[{\\"id\\":\\"a\\",\\"kind\\":\\"text\\",\\"text\\":\\"Hello\\"}]"`,
    )
    const published = (await publish(page.medium ?? (await create('PAGE', 'x')))).medium
    if (published === null) throw new Error('Not published.')
    const enrolments = [await learn(published, 'pupil'), await learn(published, 'seller')]
    const draft = await draftOf(published)
    expect(await preview(draft)).toEqual({ learning: 2, completed: 0, canFix: true })
    expect(codesOf(await publish(draft, kind, 1))).toEqual(['COUNT_CHANGED expectedLearning'])
    expect(await publish(draft, kind, 2)).toMatchObject({
      userErrors: [],
      medium: { published: { number: 2 }, draft: null },
    })
    for (const enrolment of enrolments) expect(await versionOf(enrolment)).toEqual(expected)
  })

  it('of a course moves its parts with FIX, and only while the required items are the same', async () => {
    const [one, two, three] = [await publishLink('One'), await publishLink('Two'), await publishLink('Three')]
    const course = (await setContent(await create('COURSE', 'Course'), itemsOf(one, two))).medium
    const published = course === null ? null : (await publish(course)).medium
    if (published === null) throw new Error('Not published.')
    const { items } = (
      (await ask(`medium(uuid: "${published.uuid}") { published { items { uuid } } }`)) as {
        published: { items: { uuid: string }[] }
      }
    ).published
    const enrolment = await learn(published, 'pupil', items[1]?.uuid)
    const draft = await draftOf(published)
    const more = (await setContent(draft, itemsOf(one, two, three))).medium ?? draft
    expect(await preview(more)).toMatchObject({ learning: 1, canFix: false })
    expect(codesOf(await publish(more, 'FIX', 1))).toEqual(['WRONG_STATE change'])
    const turned = (await setContent(more, itemsOf(two, one))).medium ?? draft
    expect(codesOf(await publish(turned, 'FIX', 1))).toEqual([])
    const { rows } = await pool().query(
      `select i.position, v.number from part_progress p join course_item i on i.uuid = p.item join medium_version v on v.uuid = i.course where p.enrolment = $1`,
      [enrolment],
    )
    expect(rows).toEqual([{ position: 0, number: 2 }])
  })
})

describe('the state of a medium', () => {
  it('goes from published to retired to archived, and back', async () => {
    let { uuid, revision } = await publishLink('Link')
    const go = async (state: string) => {
      const answer = await change(`changeState(uuid: "${uuid}", revision: ${revision}, state: ${state})`)
      revision = answer.medium?.revision ?? revision
      return answer.userErrors.length > 0 ? codesOf(answer) : answer.medium?.state
    }
    expect(await go('ARCHIVED')).toEqual(['WRONG_STATE'])
    for (const state of ['RETIRED', 'ARCHIVED', 'RETIRED', 'PUBLISHED']) expect(await go(state)).toBe(state)
    expect(await go('DRAFT')).toEqual(['WRONG_STATE'])
    uuid = (await create('LINK', 'Draft')).uuid
    revision = 1
    expect(await go('RETIRED')).toEqual(['WRONG_STATE'])
  })
})
