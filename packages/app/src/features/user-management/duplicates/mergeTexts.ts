import type { MergeField } from '@somo/graphql/schema'
import type { ConflictChoice } from '@somo/ui/ConflictState'
import { useIntl } from 'react-intl'
import { useMoments } from '../../../domain/list/state/useMoments.ts'
import { roleMessages } from '../../../domain/user/roleMessages.ts'
import { rolesOf } from '../../../domain/user/roles.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { languageMessages } from '../messages.ts'
import { languages } from '../list/peopleList.ts'
import { duplicateMessages } from './duplicateMessages.ts'
import { fieldMessages } from '../person/fieldMessages.ts'
import type { Forecast } from './useDuplicates.ts'

type Difference = Forecast['differences'][number]

const isGiven = (value: string | null): value is string => value !== null && value !== ''

/** Whether somebody has to choose: a value that only one of them has stays by itself. */
export const isOpenQuestion = ({ winner, loser }: Difference): boolean => isGiven(winner) && isGiven(loser)

/** What is taken of the one who goes: what was chosen, and what the other one does not have. */
export const chosen = (
  differences: readonly Difference[],
  choices: ReadonlyMap<string, ConflictChoice>,
): readonly MergeField[] =>
  differences.flatMap((difference) => {
    const { field, winner, loser } = difference
    const isTaken = isOpenQuestion(difference) ? choices.get(field) === 'theirs' : isGiven(loser) && !isGiven(winner)
    return isTaken ? [field] : []
  })

/** What tells two people of the same name apart, the most usual first. */
const distinguishing = ['displayedId', 'externalId', 'email', 'username'] as const

/** The values of a merge in words, and the two people with what tells them apart. */
export function useMergeTexts(forecast: Forecast, dates: Dates, now: Date) {
  const { formatMessage, formatList } = useIntl()
  const { when } = useMoments(now, dates)
  const nameOf = (one: Forecast['winner'], other: Forecast['winner']): string => {
    const detail = distinguishing
      .flatMap((key) => (one[key] !== null && one[key] !== other[key] ? [one[key]] : []))
      .at(0)
    return detail === undefined ? one.name : formatMessage(duplicateMessages.detailed, { name: one.name, detail })
  }
  return {
    names: { winner: nameOf(forecast.winner, forecast.loser), loser: nameOf(forecast.loser, forecast.winner) },
    write: (field: MergeField, value: string | null): string => {
      if (!isGiven(value)) return formatMessage(fieldMessages.empty)
      if (field === 'SIGN_IN') return formatMessage(duplicateMessages.used, { when: when(value) })
      if (field === 'ROLES')
        return formatList(
          rolesOf(value, ' ').map((role) => formatMessage(roleMessages[role])),
          { type: 'conjunction' },
        )
      if (field === 'STARTS_ON' || field === 'DEACTIVATE_ON') return dates.day(value)
      const language = field === 'LOCALE' ? languages.find((known) => known === value) : undefined
      return language === undefined ? value : formatMessage(languageMessages[language])
    },
  }
}
