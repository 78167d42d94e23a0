import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { useIntl } from 'react-intl'
import { customName, type ShownField } from '../../../domain/custom-field/customField.ts'
import { Fact, FactList } from '../../../domain/facts/FactList.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { fieldMessages } from './fieldMessages.ts'
import { entryOf, personFields, type AnyField } from './personForm.ts'
import type { Person } from './usePerson.ts'
import { usePersonWords } from './usePersonWords.ts'

export interface PersonFactsProps {
  readonly person: Person
  readonly custom: readonly ShownField[]
  readonly dates: Dates
}

/** Who the person is, for somebody who may see them and not change them, and why they may not. */
export function PersonFacts({ person, custom, dates }: PersonFactsProps) {
  const { formatMessage } = useIntl()
  const words = usePersonWords(custom, dates)
  const entry = entryOf(person, custom)
  const names: readonly AnyField[] = [...personFields, ...custom.map(customName)]
  return (
    <Stack space={24}>
      <Notice tone="info">{formatMessage(fieldMessages.moreRights)}</Notice>
      <FactList>
        {names.map((name) => (
          <Fact key={name} label={words.label(name)}>
            {entry[name] ? words.write(name, entry[name]) : '–'}
          </Fact>
        ))}
      </FactList>
    </Stack>
  )
}
