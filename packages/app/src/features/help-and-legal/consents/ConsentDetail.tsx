import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import type { Role } from '@somo/graphql/schema'
import { Fact, FactList } from '../../../domain/facts/FactList.tsx'
import { roleMessages } from '../../../domain/user/roleMessages.ts'
import { nativeNameOf } from '../../../platform/locale/locales.ts'
import { criteriaMessages } from './criteriaMessages.ts'
import type { ConsentItem } from '../legalTypes.ts'
import { messages, modeMessages } from '../messages.ts'

/** Why the person was asked: what they were when they answered, and whom the text was for. */
export function ConsentDetail({ consent: { criteria } }: { readonly consent: ConsentItem }) {
  const { formatMessage, formatList } = useIntl()
  if (criteria === null) return <Text tone="ink2">{formatMessage(criteriaMessages.nothing)}</Text>
  const unknown = formatMessage(criteriaMessages.notKept)
  const write = (values: readonly string[] | null, none: string): string => {
    if (values === null) return unknown
    return values.length === 0 ? none : formatList(values, { type: 'conjunction' })
  }
  const namesOf = (names: readonly Role[] | null): readonly string[] | null =>
    names?.map((role) => formatMessage(roleMessages[role])) ?? null
  const { mode, roles, units, language, audienceRoles, audienceLocales, audienceUnit } = criteria
  const everybody = formatMessage(messages.everybody)
  return (
    <FactList>
      <Fact label={formatMessage(criteriaMessages.roles)}>
        {write(namesOf(roles), formatMessage(criteriaMessages.none))}
      </Fact>
      <Fact label={formatMessage(criteriaMessages.units)}>{write(units, formatMessage(criteriaMessages.none))}</Fact>
      <Fact label={formatMessage(criteriaMessages.language)}>
        {language === null ? unknown : nativeNameOf(language)}
      </Fact>
      <Fact label={formatMessage(criteriaMessages.mode)}>
        {mode === null ? unknown : formatMessage(modeMessages[mode])}
      </Fact>
      <Fact label={formatMessage(criteriaMessages.audienceRoles)}>{write(namesOf(audienceRoles), everybody)}</Fact>
      <Fact label={formatMessage(criteriaMessages.audienceUnit)}>{audienceUnit ?? everybody}</Fact>
      <Fact label={formatMessage(criteriaMessages.audienceLocales)}>
        {write(audienceLocales?.map(nativeNameOf) ?? null, formatMessage(messages.everyLanguage))}
      </Fact>
    </FactList>
  )
}
