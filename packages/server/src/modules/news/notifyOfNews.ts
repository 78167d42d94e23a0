import type { LegalLine } from '@somo/graphql/legalLine'
import { parseLegalText } from '@somo/graphql/legalText'
import type { Queryable } from '../../database/transaction.ts'
import { notify } from '../notifications/notify.ts'
import type { NewsRow } from './newsStore.ts'

const longestSummary = 200
const aStep = 1000

const wordsOf = (line: LegalLine): string => line.map(({ text }) => text).join('')

/** The beginning of a text without its marks, for lists and emails. */
export function summaryOf(body: string): string {
  const words = parseLegalText(body)
    .flatMap((block) =>
      block.kind === 'heading' ? [block.line] : block.kind === 'list' ? [...block.items] : [...block.lines],
    )
    .map(wordsOf)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return words.length <= longestSummary ? words : `${words.slice(0, longestSummary).replace(/\s\S*$/, '')} …`
}

/** Where news and messages are read. */
export const entryAddress = (uuid: string): string => `/communication?open=${uuid}`

/**
 * Notifies people of news. @param day of a reminder; null for the first time
 * @returns how many are new
 */
export async function notifyOfNews(
  client: Queryable,
  { uuid, texts, mainLocale }: Pick<NewsRow, 'uuid' | 'texts' | 'mainLocale'>,
  people: readonly string[],
  day: string | null,
): Promise<number> {
  const inAll = (write: (text: { readonly title: string; readonly body: string }) => string) => ({
    texts: Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, write(text)])),
    mainLocale,
  })
  const [title, summary] = [inAll((text) => text.title), inAll((text) => summaryOf(text.body))]
  let notified = 0
  for (let from = 0; from < people.length; from += aStep)
    notified += await notify(
      client,
      people.slice(from, from + aStep).map((person) => ({
        ...({ event: 'NEWS', person, subject: uuid, address: entryAddress(uuid) } as const),
        ...(day === null ? {} : { day }),
        values: { title, summary },
      })),
    )
  return notified
}
