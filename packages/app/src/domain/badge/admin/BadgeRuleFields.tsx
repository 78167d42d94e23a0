import { Button } from '@somo/ui/Button'
import { Checkbox } from '@somo/ui/Checkbox'
import { FormSection } from '@somo/ui/Form'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { SegmentedControl } from '@somo/ui/SegmentedControl'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { BadgeRuleInput } from '@somo/graphql/schema'
import { useRuleText } from '../useRuleText.ts'
import { formMessages } from './adminMessages.ts'
import type { BadgeAdminData } from './badgeAdminTypes.ts'
import { conditionKinds, isComplete, newCondition, ruleOf, type BadgeFormValues } from './badgeForm.ts'
import { ConditionFields } from './ConditionFields.tsx'

type Rule = Pick<BadgeFormValues, 'match' | 'repeats' | 'conditions'>

export interface BadgeRuleFieldsProps extends Pick<BadgeAdminData, 'kind' | 'findMedia' | 'rulePreview'> {
  readonly rule: Rule
  readonly errorMessage: string | undefined
  readonly onChange: (rule: Partial<Rule>) => void
}

/** Who gets a badge: its conditions, how many people meet each, and the same in words. */
export function BadgeRuleFields({ kind, rule, errorMessage, onChange, findMedia, rulePreview }: BadgeRuleFieldsProps) {
  const { formatMessage } = useIntl()
  const ruleText = useRuleText()
  const text = rule.conditions.length > 0 && rule.conditions.every(isComplete) ? JSON.stringify(ruleOf(rule)) : null
  const { preview: people, show } = rulePreview
  useEffect(
    function countPeople() {
      // What was written with ruleOf is a rule.
      show(text === null ? null : (JSON.parse(text) as BadgeRuleInput))
    },
    [text, show],
  )
  const { conditions } = rule
  const change = (next: BadgeFormValues['conditions']): void => onChange({ conditions: next })
  const [first] = conditionKinds[kind]
  return (
    <FormSection title={formatMessage(formMessages.rule)}>
      {conditions.length > 1 ? (
        <SegmentedControl
          label={formatMessage(formMessages.match)}
          items={(['ALL', 'ANY'] as const).map((id) => ({ id, label: formatMessage(formMessages[id]) }))}
          selectedKey={rule.match}
          onSelectionChange={(match) => onChange({ match })}
        />
      ) : null}
      {conditions.length === 0 ? <Text tone="ink2">{formatMessage(formMessages.none)}</Text> : null}
      {conditions.map((condition, place) => (
        <ConditionFields
          key={condition.id}
          condition={condition}
          kind={kind}
          findMedia={findMedia}
          number={place + 1}
          people={people?.conditions[place] ?? null}
          onChange={(next) => change(conditions.map((one) => (one.id === condition.id ? next : one)))}
          onRemove={() => change(conditions.filter(({ id }) => id !== condition.id))}
        />
      ))}
      {errorMessage === undefined ? null : <Text tone="bad">{errorMessage}</Text>}
      <div>
        <Button
          writes
          icon={<Icon glyph={Plus} />}
          onPress={() => {
            if (first !== undefined) change([...conditions, newCondition(first)])
          }}
        >
          {formatMessage(formMessages.addCondition)}
        </Button>
      </div>
      {kind === 'COURSE' && conditions.length > 0 ? (
        <Checkbox
          label={formatMessage(formMessages.repeats)}
          isSelected={rule.repeats}
          onChange={(repeats) => onChange({ repeats })}
        />
      ) : null}
      <Stack space={4}>
        <Heading level={3}>{formatMessage(formMessages.words)}</Heading>
        <Text>{ruleText(rule)}</Text>
        {people === null ? null : (
          <Text step="small" tone="ink2">
            {formatMessage(formMessages.meetsAll, { count: people.people })}
          </Text>
        )}
      </Stack>
    </FormSection>
  )
}
