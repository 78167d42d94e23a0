import { useIntl } from 'react-intl'
import { labelIn } from '../../../domain/custom-field/customField.ts'
import { idOfRule, namedOf, type FieldId } from '../fieldId.ts'
import { fieldMessages } from '../fieldMessages.ts'
import type { FieldRule } from '../importTypes.ts'
import { columnsMessages } from './columnMessages.ts'

/**
 * What the fields of an import are called in the person's language. A custom field that is called as another one is told
 * apart by its key; of one that is not among `fields` the key is all there is.
 */
export function useFieldNames(fields: readonly FieldRule[]): (id: FieldId) => string {
  const { formatMessage, locale } = useIntl()
  const called = new Map(
    fields.flatMap((rule) => {
      const id = idOfRule(rule)
      const name = rule.custom
        ? labelIn(rule.custom.labels, locale)
        : rule.field
          ? formatMessage(fieldMessages[rule.field])
          : ''
      return id === null ? [] : [[id, name] as const]
    }),
  )
  return (id) => {
    const { field, custom } = namedOf(id)
    if (field !== null) return formatMessage(fieldMessages[field])
    const name = called.get(id)
    const key = custom ?? ''
    if (name === undefined) return key
    const isAlone = [...called].every(([other, theirs]) => other === id || theirs !== name)
    return isAlone ? name : formatMessage(columnsMessages.alike, { name, key })
  }
}
