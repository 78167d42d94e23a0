import type { TestServer } from '../../../testing/testServer.ts'
import { callerOf, read } from '../../../testing/testOrganisation.ts'

/** What came of a change of definitions, as tests look at it. */
export interface FieldAnswer {
  readonly field: {
    readonly uuid: string
    readonly key: string
    readonly revision: number
    readonly kind: string
    readonly isArchived: boolean
  } | null
  readonly userErrors: readonly { readonly code: string; readonly path: readonly string[] }[]
}

const payload =
  '{ field { uuid key revision kind isArchived labels { locale text } choices { key } isRequired visibleTo isOwn } userErrors { code path } }'

/** Errors as one text each. */
export const codesOf = ({ userErrors }: Pick<FieldAnswer, 'userErrors'>): readonly string[] =>
  userErrors.map(({ code, path }) => [code, ...path].join(' '))

/** An input of the API, as it is written in a call. */
export function inputOf(changes: Readonly<Record<string, string>> = {}): string {
  const fields = {
    labels: '[{ locale: "en", text: "Shirt size" }]',
    kind: 'TEXT',
    choices: '[]',
    isRequired: 'false',
    visibleTo: 'MANAGERS',
    isOwn: 'false',
    ...changes,
  }
  return `{ ${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')} }`
}

export const sizes =
  '[{ key: "small", labels: [{ locale: "en", text: "S" }] }, { key: "large", labels: [{ locale: "en", text: "L" }] }]'

/** One mutation over definitions, as administrator where nobody else is named. */
export async function doField(
  server: TestServer,
  field: string,
  caller = callerOf('root'),
  selection = payload,
): Promise<FieldAnswer> {
  // What the selection asks for.
  return read(
    await server.call(`mutation { customField { it: ${field} ${selection} } }`, {}, caller),
    'customField',
    'it',
  ) as FieldAnswer
}

/** Makes a field with nothing wrong in it. */
export async function createField(
  server: TestServer,
  key: string,
  changes: Readonly<Record<string, string>> = {},
): Promise<NonNullable<FieldAnswer['field']>> {
  const answer = await doField(server, `createField(key: "${key}", input: ${inputOf(changes)})`)
  if (answer.field === null) throw new Error(`No field ${key}: ${codesOf(answer).join(', ')}.`)
  return answer.field
}
