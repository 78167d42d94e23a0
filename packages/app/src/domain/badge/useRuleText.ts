import type { BadgeRule, BadgeCondition } from '@somo/graphql/schema'
import { useCallback } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { ruleMessages } from './ruleMessages.ts'

type Condition = Pick<BadgeCondition, 'kind'> & {
  readonly count?: number | null | undefined
  readonly score?: number | null | undefined
  readonly media: readonly { readonly title: string }[]
}
/** A rule as the API answers it or a form makes it. */
export type RuleInWords = Pick<BadgeRule, 'match'> & { readonly conditions: readonly Condition[] }

/** What a rule asks for, in whole sentences: what learners read. */
export function useRuleText(): (rule: RuleInWords) => string {
  const intl = useIntl()
  return useCallback(
    ({ match, conditions }) => {
      if (conditions.length === 0) return intl.formatMessage(ruleMessages.manual)
      const rules = conditions.map((condition) => conditionText(condition, intl)).join(' ')
      return match === 'ANY' && conditions.length > 1 ? intl.formatMessage(ruleMessages.any, { rules }) : rules
    },
    [intl],
  )
}

function conditionText({ kind, count, score, media }: Condition, { formatMessage, formatList }: IntlShape): string {
  if (kind !== 'COMPLETES') return formatMessage(ruleMessages[kind], { count: count ?? 0 })
  const isAll = count === null || count === undefined || count >= media.length
  const hasScore = score !== null && score !== undefined
  const titles = formatList(
    media.map(({ title }) => formatMessage(ruleMessages.title, { title })),
    { type: isAll ? 'conjunction' : 'unit' },
  )
  const values = { titles, count: count ?? media.length, number: media.length, score: score ?? 0 }
  if (isAll) return formatMessage(hasScore ? ruleMessages.allWithScore : ruleMessages.all, values)
  return formatMessage(hasScore ? ruleMessages.someWithScore : ruleMessages.some, values)
}
