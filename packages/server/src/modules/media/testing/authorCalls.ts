import { callerOf, read, type TestOrganisation } from '../../../testing/testOrganisation.ts'

/** A medium as tests look at it. */
export interface TestMediumState {
  readonly uuid: string
  readonly state: string
  readonly revision: number
  readonly titles: readonly { readonly locale: string; readonly text: string }[]
  readonly draft: {
    readonly uuid: string
    readonly number: number
    readonly revision: number
    readonly items: readonly { readonly uuid: string }[]
  } | null
  readonly published: { readonly uuid: string; readonly number: number } | null
  readonly gaps: readonly { readonly code: string; readonly title: string | null }[]
}

export interface MediumAnswer {
  readonly medium: TestMediumState | null
  readonly userErrors: readonly { readonly code: string; readonly path: readonly string[] }[]
}

const version = `{ uuid number revision state url blocks order items { uuid opensAfter isRequired medium { uuid } chapter { locale text } }
  completion { rule share } passMark attemptLimit }`
const payload = `{ medium { uuid kind state revision titles { locale text } tags ownerUnit { key } responsible { name } booking
  visibleTo { key } availableFrom draft ${version} published ${version} versions { number change } gaps { code title } } userErrors { code path } }`

/** Errors as one text each. */
export const codesOf = ({ userErrors }: Pick<MediumAnswer, 'userErrors'>): readonly string[] =>
  userErrors.map(({ code, path }) => [code, ...path].join(' '))

/** Calls of authors over the test server. */
export function authorCalls(organisation: TestOrganisation) {
  const change = async (field: string, who = 'root'): Promise<MediumAnswer> =>
    // What the selection asks for.
    read(
      await organisation.server.call(`mutation { medium { it: ${field} ${payload} } }`, {}, callerOf(who)),
      'medium',
      'it',
    ) as MediumAnswer
  const ask = async (field: string, who = 'root'): Promise<unknown> =>
    read(await organisation.server.call(`{ media { it: ${field} } }`, {}, callerOf(who)), 'media', 'it')
  const create = async (
    kind: string,
    title: string,
    who = 'root',
    unit = organisation.units.school,
  ): Promise<TestMediumState> => {
    const answer = await change(
      `create(input: { kind: ${kind}, title: "${title}", locale: "en", ownerUnit: "${unit}" })`,
      who,
    )
    if (answer.medium === null) throw new Error(`No medium ${title}: ${codesOf(answer).join(', ')}.`)
    return answer.medium
  }
  const setContent = ({ uuid, draft }: TestMediumState, content: string, who?: string): Promise<MediumAnswer> =>
    change(`updateContent(uuid: "${uuid}", revision: ${draft?.revision ?? 0}, input: { ${content} })`, who)
  const publish = ({ uuid, revision }: TestMediumState, kind = 'CONTENT', learning = 0): Promise<MediumAnswer> =>
    change(`publish(uuid: "${uuid}", revision: ${revision}, change: ${kind}, expectedLearning: ${learning})`)
  /** A published link. */
  const publishLink = async (title: string): Promise<TestMediumState> => {
    const link = await setContent(await create('LINK', title), 'url: "https://example.org/"')
    const done = link.medium === null ? null : (await publish(link.medium)).medium
    if (done === null) throw new Error(`The link ${title} was not published.`)
    return done
  }
  return { change, ask, create, setContent, publish, publishLink }
}

/** The items of a course, as they are written in a call. */
export const itemsOf = (...media: readonly { readonly uuid: string }[]): string =>
  `items: [${media.map(({ uuid }) => `{ medium: "${uuid}", chapter: [], isRequired: true }`).join(', ')}]`
