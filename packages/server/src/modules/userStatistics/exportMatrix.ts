import type { StatisticsCell, StatisticsMatrixSort } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { headsOf } from '../tables/exportHeads.ts'
import { readWhole } from '../tables/listExport.ts'
import { listMatrix, matrixOrder } from './matrixPages.ts'
import { listItems } from './matrixStore.ts'
import type { RowChoice } from './statisticsRows.ts'
import { statisticsTextsOf } from './statisticsTexts.ts'

const mostPeople = 10_000

/** The state of a cell with the day that matters: until when it is valid, else when it is due. */
function writeCell(cell: StatisticsCell | undefined, locale: string | null): string | null {
  if (cell === undefined) return null
  const { states, dueCell, validCell } = statisticsTextsOf(locale)
  const state = states[cell.state]
  if (cell.validUntilDay) return validCell(state, cell.validUntilDay)
  return cell.dueOn && cell.state !== 'COMPLETED' ? dueCell(state, cell.dueOn) : state
}

/** The matrix of a filter as a table: a line for each person, a column for each mandatory item. */
export async function writeMatrix(
  client: PoolClient,
  choice: RowChoice,
  sort: StatisticsMatrixSort,
  locale: string | null,
): Promise<(string | null)[][]> {
  const items = await listItems(client, choice)
  const media = items.map(({ medium }) => medium)
  const order = matrixOrder(sort, choice.past)
  const people = await readWhole(order, 'ASCENDING', (plan) => listMatrix(client, plan, choice, media), mostPeople)
  const [person = '', number = ''] = headsOf('userStatistics', locale)
  return [
    [person, number, ...items.map(({ title }) => title)],
    ...people.map(({ name, number: displayed, cells }) => [
      name,
      displayed,
      ...media.map((medium) =>
        writeCell(
          cells.find((cell) => cell.medium === medium),
          locale,
        ),
      ),
    ]),
  ]
}
