import { describe, expect, it } from 'vitest'
import { callerOf, testPeople, read, startTestOrganisation } from '../../../testing/testOrganisation.ts'
import { createQuizScenario, singleChoice } from '../testing/quizScenario.ts'

const organisation = startTestOrganisation(testPeople, 'learning_event, enrolment, medium, question')
const scenario = createQuizScenario(organisation)
const fields = 'question { uuid version number revision isUsed tags stem } userErrors { code path }'

async function change(field: string, variables: object, who: string) {
  const types = '$input: QuestionInput!'
  const answer = await organisation.server.call(
    `mutation (${types}) { quiz { it: ${field} { ${fields} } } }`,
    variables,
    callerOf(who),
  )
  return read(answer, 'quiz', 'it') as {
    question: { uuid: string; version: string; number: number; revision: number; isUsed: boolean } | null
    userErrors: { code: string; path: string[] }[]
  }
}
const inputOf = (stem: string) => ({
  input: { content: JSON.stringify(singleChoice(stem)), tags: ['straps', ' straps ', ''] },
})
const create = (unit: string, stem: string, who: string) =>
  change(`createQuestion(unit: "${unit}", input: $input)`, inputOf(stem), who)

const stemsOf = async (who: string, filter = '') =>
  (
    read(
      await organisation.server.call(
        `{ quiz { it: questions(page: { first: 10 }${filter}) { items { stem } } n: countQuestions(cap: 5) } }`,
        {},
        callerOf(who),
      ),
      'quiz',
      'it',
      'items',
    ) as { stem: string }[]
  ).map(({ stem }) => stem)

describe('the question bank', () => {
  it('is for those who manage the owner unit', async () => {
    expect((await create(organisation.units.class5a, 'Of the class', 'manager')).userErrors).toEqual([])
    expect((await create(organisation.units.school, 'Of the school', 'manager')).userErrors).toMatchObject([
      { code: 'OUT_OF_SCOPE' },
    ])
    const { question } = await create(organisation.units.school, 'Of the school', 'above')
    expect(await stemsOf('manager')).toEqual(['Of the class'])
    expect(await stemsOf('above')).toEqual(['Of the school', 'Of the class'])
    expect(await stemsOf('sister')).toEqual([])
    expect(await stemsOf('root')).toHaveLength(2)
    const changed = await change(
      `saveQuestion(uuid: "${question?.uuid}", revision: 1, input: $input)`,
      inputOf('Mine'),
      'manager',
    )
    expect(changed.userErrors).toMatchObject([{ code: 'UNKNOWN' }])
  })

  it('keeps titles, tags and texts without characters that turn the direction or cannot be stored', async () => {
    const unshown = {
      title: 'Safe\u202etxt',
      tags: ['lo\u2066ad'],
      content: JSON.stringify(singleChoice('Why\u0000?\u202d\ud83d')),
    }
    const { question } = read(
      await organisation.server.call(
        `mutation ($input: QuestionInput!) { quiz { it: createQuestion(unit: "${organisation.units.school}", input: $input) { question { title stem tags } } } }`,
        { input: unshown },
        callerOf('root'),
      ),
      'quiz',
      'it',
    ) as { question: object }
    expect(question).toEqual({ title: 'Safetxt', tags: ['load'], stem: 'Why?\ufffd' })
  })

  it('finds by tag, type and words', async () => {
    await create(organisation.units.school, 'Wet pallets', 'root')
    expect(await stemsOf('root', ', filter: { tag: "straps", type: [SINGLE], search: "WET" }')).toEqual(['Wet pallets'])
    expect(await stemsOf('root', ', filter: { type: [ESSAY] }')).toEqual([])
  })

  it('changes an unused version and adds one to a used question', async () => {
    const { question } = await create(organisation.units.school, 'First', 'root')
    const save = (revision: number, stem: string) =>
      change(`saveQuestion(uuid: "${question?.uuid}", revision: ${revision}, input: $input)`, inputOf(stem), 'root')
    expect((await save(1, 'Second')).question).toMatchObject({ number: 1, revision: 2, version: question?.version })
    expect((await save(1, 'Third')).userErrors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }])
    await scenario.publish({ sections: [{ questions: [question?.version] }] })
    expect((await save(2, 'Third')).question).toMatchObject({ number: 2, revision: 3, isUsed: false })
    await expect(
      scenario.pool().query('update question_version set points = 9 where uuid = $1', [question?.version]),
    ).rejects.toThrow('never changed')
  })

  it('refuses content that breaks a rule, and names the place', async () => {
    const content = JSON.stringify({
      ...singleChoice('No right'),
      options: [
        { id: 'a', text: 'A', weight: 0 },
        { id: 'b', text: 'B', weight: 0 },
      ],
    })
    const { userErrors } = await change(
      `createQuestion(unit: "${organisation.units.school}", input: $input)`,
      { input: { content, tags: [] } },
      'root',
    )
    expect(userErrors).toEqual([{ code: 'UNREADABLE', path: ['input', 'content', 'options'] }])
  })
})

it('questions of a file have titles and tags without characters that turn the direction', async () => {
  const text = '// [tag:lo\u2066ad]\n::Safe\u202etxt:: Is it\u202e?{TRUE}'
  await organisation.server.call(
    `mutation ($input: QuestionImportInput!) { quiz { importQuestions(input: $input) { imported } } }`,
    { input: { unit: organisation.units.school, format: 'GIFT', text, tags: ['ne\u202ew'] } },
    callerOf('above'),
  )
  const page = read(
    await organisation.server.call(
      '{ quiz { it: questions(page: { first: 1 }) { items { title stem tags } } } }',
      {},
      callerOf('above'),
    ),
    'quiz',
    'it',
    'items',
  )
  expect(page).toEqual([{ title: 'Safetxt', stem: 'Is it?', tags: ['load', 'new'] }])
})

it('a file is tried, imported and exported', async () => {
  const importIt = async (isDryRun: boolean) =>
    read(
      await organisation.server.call(
        `mutation ($input: QuestionImportInput!) { quiz { it: importQuestions(input: $input) { imported questions problems { line reason } userErrors { code } } } }`,
        {
          input: {
            unit: organisation.units.school,
            format: 'GIFT',
            text: 'Is it?{TRUE}\n\nBroken {=',
            tags: ['new'],
            isDryRun,
          },
        },
        callerOf('above'),
      ),
      'quiz',
      'it',
    ) as { questions: string[] }
  expect(await importIt(true)).toMatchObject({ imported: 1, questions: [], problems: [{ line: 3, reason: 'SYNTAX' }] })
  const { questions } = await importIt(false)
  expect(questions).toHaveLength(1)
  const exported = read(
    await organisation.server.call(
      `{ quiz { it: exportGift(questions: ["${questions[0]}"]) { text leftOut } } }`,
      {},
      callerOf('above'),
    ),
    'quiz',
    'it',
  )
  expect(exported).toEqual({ text: '// [tag:new]\n[plain]Is it? {TRUE}\n', leftOut: [] })
})
