import { Button } from '@somo/ui/Button'
import { FormSection } from '@somo/ui/Form'
import { TextArea } from '@somo/ui/TextArea'
import { TextField } from '@somo/ui/TextField'
import { useRef, type FocusEvent } from 'react'
import { useIntl } from 'react-intl'
import { FormField } from '../../platform/form/FormField.tsx'
import * as styles from './Mailtemplates.css.ts'
import { editorMessages, errorTexts, partHints, partMessages } from './messages.ts'
import { templateParts, type TemplateField, type TemplateLocale, type TemplatePart } from './templateForm.ts'
import type { Template } from './templateTypes.ts'
import type { TemplateForm } from './useTemplateForm.ts'

export interface TemplateFieldsProps {
  readonly form: TemplateForm
  readonly template: Template
  readonly locale: TemplateLocale
}

const rows: Readonly<Partial<Record<TemplatePart, number>>> = { main: 8, extra: 2 }

/** The text of one language; a placeholder goes in where the caret was last. */
export function TemplateFields({ form, template, locale }: TemplateFieldsProps) {
  const { formatMessage } = useIntl()
  const last = useRef<TemplateField>(`main_${locale}`)
  const parts = templateParts.filter((part) => part !== 'button' || template.hasButton)
  const remember = ({ target }: FocusEvent): void => {
    const part = templateParts.find((one) => target.id === `${form.id}${one}_${locale}`)
    if (part !== undefined) last.current = `${part}_${locale}`
  }
  const insert = (name: string): void => insertAtCaret(form, last.current, `{{ ${name} }}`)
  return (
    <div onFocus={remember}>
      <FormSection>
        {parts.map((part) => (
          <PartField key={part} form={form} template={template} locale={locale} part={part} />
        ))}
        <div role="group" aria-label={formatMessage(editorMessages.placeholders)}>
          <p className={styles.placeholdersHint}>{formatMessage(editorMessages.placeholdersHint)}</p>
          {/* The names are those of the code. */}
          <div className={styles.placeholders} lang="en">
            {template.placeholders.map((name) => (
              <Button key={name} size="sm" onPress={() => insert(name)}>
                {name}
              </Button>
            ))}
          </div>
        </div>
      </FormSection>
    </div>
  )
}

function PartField({ form, template, locale, part }: TemplateFieldsProps & { readonly part: TemplatePart }) {
  const { formatMessage, formatList } = useIntl()
  const unknown = errorTexts['PLACEHOLDER']
  const isLine = part === 'subject' || part === 'button'
  return (
    <FormField form={form} name={`${part}_${locale}`} label={formatMessage(partMessages[part])}>
      {({ errorMessage, ...field }) => {
        // Which ones there are is said at the field where one is unknown.
        const isUnknown = unknown !== undefined && errorMessage === formatMessage(unknown)
        const error = isUnknown
          ? formatMessage(editorMessages.onlyThese, { names: formatList(template.placeholders, { type: 'unit' }) })
          : errorMessage
        const shared = {
          ...field,
          ...(error === undefined ? {} : { errorMessage: error }),
          description: formatMessage(partHints[part]),
          isRequired: part === 'subject' || part === 'main',
          lang: locale,
        }
        return isLine ? <TextField {...shared} /> : <TextArea {...shared} rows={rows[part] ?? 3} />
      }}
    </FormField>
  )
}

function insertAtCaret(form: TemplateForm, name: TemplateField, text: string): void {
  const element = document.getElementById(`${form.id}${name}`)
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return
  const { value, selectionStart, selectionEnd } = element
  const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length]
  form.put(name, `${value.slice(0, from)}${text}${value.slice(to)}`)
  element.focus()
  // The field is drawn with its new value first.
  requestAnimationFrame(() => element.setSelectionRange(from + text.length, from + text.length))
}
