import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { QuestionContent } from '../core/questionContent.ts'
import { rightAnswer } from '../core/rightAnswer.ts'
import { scoreAnswer } from '../core/scoreAnswer.ts'
import { readAiken } from './readAiken.ts'
import { readGift } from './readGift.ts'
import { writeGiftQuestion } from './writeGift.ts'

const small = String.raw`$CATEGORY: $course$/top/Load safety

// [tag:straps] [tag:angles]
::Angle::At which angle does a strap press hardest? {
  ~30°#Almost flat.
  ~%50%45°
  =83°#Right.
  ####See chapter 4.
}

Which are continents? { ~%50%Africa ~%50%Asia ~%-100%China }

A wet pallet slides easily.{TRUE#Think of ice.#Yes.}

What is 2 + 2? {#4}

Pi to two digits? {#3.14:0.005}

Weight of 3 crates {# =1..5 =%50%0..9#Nearly}

Capital of Kenya {=Nairobi =%50%Nairoby}

Match {=Kenya->Nairobi =Uganda -> Kampala = -> Berlin}

Describe the check before setting off. {}

This is only a text.

No answer is right {~a ~b}

Broken { = one
`

const typesOf = (text: string) => readGift(text).questions.map(({ content }) => content.type)

describe('a GIFT file', () => {
  it('gives its questions with lines, tags and types, and lists what it cannot take', () => {
    const { questions, problems } = readGift(small)
    expect(typesOf(small)).toEqual([
      'SINGLE',
      'MULTIPLE',
      'TRUE_FALSE',
      'NUMERIC',
      'NUMERIC',
      'NUMERIC',
      'SHORT_TEXT',
      'MATCHING',
      'ESSAY',
    ])
    expect(questions[0]).toMatchObject({ line: 4, title: 'Angle', tags: ['Load safety', 'straps', 'angles'] })
    expect(questions[0]?.content).toMatchObject({ feedback: 'See chapter 4.' })
    expect(questions[4]?.content).toMatchObject({ accepts: [{ from: 3.135, to: 3.145, weight: 100 }] })
    expect(problems).toEqual([
      { line: 27, reason: 'DESCRIPTION', excerpt: 'This is only a text.' },
      { line: 29, reason: 'NO_RIGHT_ANSWER', excerpt: 'No answer is right {~a ~b}' },
      { line: 31, reason: 'SYNTAX', excerpt: 'Broken { = one' },
    ])
  })

  it('gives the feedback of the wrong answer to the wrong answer', () => {
    expect(readGift('Wet pallets slide.{TRUE#Think of ice.#Yes.}').questions[0]?.content).toMatchObject({
      isTrue: true,
      falseFeedback: 'Think of ice.',
      trueFeedback: 'Yes.',
    })
    expect(readGift('Wet pallets stick.{FALSE#Think of ice.#Yes.}').questions[0]?.content).toMatchObject({
      isTrue: false,
      trueFeedback: 'Think of ice.',
      falseFeedback: 'Yes.',
    })
  })

  it('shows the words of HTML', () => {
    const { questions } = readGift(String.raw`[html]<p>Is 2 &lt; 3 &amp; 3 > 2?<br>Say.</p>{TRUE}`)
    expect(questions[0]?.content.stem).toBe('Is 2 < 3 & 3 > 2?\nSay.')
  })

  it('has a score of 1 for the right answer of each question', () => {
    for (const { content } of readGift(small).questions)
      if (content.type !== 'ESSAY') expect(scoreAnswer(content, rightAnswer(content))).toBe(1)
  })
})

/** Content without its ids, which are random. */
const withoutIds = (content: QuestionContent): string => {
  const names = new Map<string, string>()
  return JSON.stringify(content).replaceAll(/"[0-9a-f]{10}"/g, (id) => {
    names.set(id, names.get(id) ?? `"id${names.size}"`)
    return names.get(id) ?? id
  })
}

it('what is exported is imported again as it was', () => {
  for (const question of readGift(small).questions) {
    const written = writeGiftQuestion(question)
    const again = readGift(written ?? '').questions[0]
    expect(again?.title).toBe(question.title)
    expect(again?.tags).toEqual(question.tags)
    expect(withoutIds(again?.content ?? question.content), written ?? '').toBe(withoutIds(question.content))
  }
})

it('types that GIFT lacks are not exported', () => {
  const content = { type: 'SCALE', stem: 's', from: 1, to: 5, lowLabel: null, highLabel: null } as const
  expect(writeGiftQuestion({ title: null, tags: [], content })).toBeNull()
})

const root = join(import.meta.dirname, '../../../../../..')
const folder = process.env['SOMO_REALDATA'] ?? join(root, '../shared/realdata')
describe.runIf(existsSync(folder))('the 51 files of the GIFT grammar', () => {
  const questions = join(folder, 'gift/tests/questions')
  const files = !existsSync(folder) ? [] : readdirSync(questions).filter((name) => name.endsWith('.gift'))

  it('are 51', () => expect(files).toHaveLength(51))

  it.each(files)('%s gives as many questions as its grammar says', (name) => {
    const expected = JSON.parse(readFileSync(join(questions, name.replace('.gift', '.json')), 'utf8')) as {
      type: string
    }[]
    const { questions: read, problems } = readGift(readFileSync(join(questions, name), 'utf8'))
    expect(problems.filter(({ reason }) => reason !== 'DESCRIPTION')).toEqual([])
    const counted = expected.filter(({ type }) => type !== 'Category')
    expect(read.length + problems.length).toBe(counted.length)
  })
})

describe('an Aiken file', () => {
  it('gives its questions and lists what it cannot take', () => {
    const { questions, problems } = readAiken(
      'Which is a fruit?\nA. Stone\nB) Apple\nANSWER: B\n\nNo answer\nA. One\nB. Two\n\nUnknown letter\nA. One\nB. Two\nANSWER: C\nOne option\nA. One\nANSWER: A',
    )
    expect(questions.map(({ line, content }) => [line, content.stem, rightAnswerText(content)])).toEqual([
      [1, 'Which is a fruit?', 'Apple'],
    ])
    expect(problems).toEqual([
      { line: 6, reason: 'NO_RIGHT_ANSWER', excerpt: 'No answer' },
      { line: 10, reason: 'NO_RIGHT_ANSWER', excerpt: 'Unknown letter' },
      { line: 14, reason: 'SYNTAX', excerpt: 'One option' },
    ])
  })
})

const rightAnswerText = (content: QuestionContent): string | undefined =>
  content.type === 'SINGLE' ? content.options.find(({ weight }) => weight === 100)?.text : undefined
