import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { nativeNames as languageNames } from '../../platform/locale/locales.ts'
import { actionMessages } from '../../platform/errors/actionMessages.ts'
import { useMergedForm } from '../../platform/form/merge/useMergedForm.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { editorMessages, errorTexts, partMessages } from './messages.ts'
import {
  entryOf,
  fieldsOf,
  inputOf,
  localeOfField,
  placeErrors,
  templateFields,
  templateParts,
  templateSchema,
  textOf,
  type TemplateEntry,
  type TemplateField,
  type TemplateLocale,
  type TemplateTexts,
} from './templateForm.ts'
import type { Template, TemplateActions } from './templateTypes.ts'

/** The form over all languages of a template, and what is done with the text of one. */
export function useTemplateForm(template: Template, actions: TemplateActions) {
  const { formatMessage } = useIntl()
  // The form begins with the template it was opened with; later answers are merged.
  const [entry] = useState(() => entryOf(template))
  const latest = useRef(entry)
  const [isTesting, setTesting] = useState(false)
  const { form, conflict, decide, giveUp } = useMergedForm<TemplateField, TemplateEntry>({
    entry,
    fields: templateFields,
    schema: templateSchema,
    texts: errorTexts,
    change: async (revision, patch) => {
      const answer = await actions.save(
        template.event,
        revision,
        inputOf({ ...textsIn(latest.current), ...textsIn(patch) }),
      )
      const now = answer.template === null ? null : entryOf(answer.template)
      if (now !== null) latest.current = now
      return {
        entry: now,
        userErrors: placeErrors(answer.userErrors),
        problem: answer.problem,
      }
    },
    onChanged: () => void toasts.toast({ message: formatMessage(editorMessages.saved) }),
  })
  const values = (): TemplateTexts => form.store.getValues()
  const put = (texts: Partial<TemplateTexts>): void => {
    for (const [name, text] of Object.entries(texts)) form.put(name as TemplateField, text)
  }
  return {
    form,
    conflict,
    decide,
    giveUp,
    isTesting,
    conflictFields: (conflict?.conflicts ?? []).map((field) => ({
      id: field,
      label: labelOf(field, formatMessage),
      mine: conflict?.values[field] ?? '',
      theirs: conflict?.theirs[field] ?? '',
    })),
    /** Puts the default of a language into the form; nothing is saved yet, and it can be undone. */
    reset(locale: TemplateLocale) {
      const before = Object.fromEntries(
        templateParts.map((part) => [`${part}_${locale}`, values()[`${part}_${locale}`]]),
      )
      put(fieldsOf(template.defaults, locale))
      toasts.toast({
        message: formatMessage(editorMessages.resetDone, { language: languageNames[locale] }),
        action: { label: formatMessage(editorMessages.undo), onAction: () => put(before) },
      })
    },
    sendTest(locale: TemplateLocale) {
      setTesting(true)
      void actions.sendTest(template.event, textOf(values(), locale)).then(({ address, userErrors, problem }) => {
        setTesting(false)
        if (address !== null) toasts.toast({ message: formatMessage(editorMessages.testSent, { address }) })
        else
          toasts.toast({
            message:
              problem === null
                ? formatMessage(
                    userErrors.some(({ code }) => code === 'NO_ADDRESS')
                      ? editorMessages.testNoAddress
                      : editorMessages.testInvalid,
                  )
                : formatMessage(editorMessages.testFailed, { reason: formatMessage(actionMessages[problem.code]) }),
            tone: 'bad',
          })
      })
    },
  }
}

/** The fields that are set, as texts. */
const textsIn = (some: Partial<Record<TemplateField, string | null>>): TemplateTexts =>
  // Only the fields of a template are taken over; a whole entry sets each of them.
  Object.fromEntries(
    templateFields.flatMap((field) => (some[field] === undefined ? [] : [[field, some[field] ?? '']])),
  ) as TemplateTexts

function labelOf(field: TemplateField, formatMessage: ReturnType<typeof useIntl>['formatMessage']): string {
  const locale = localeOfField(field)
  const part = templateParts.find((one) => field.startsWith(one))
  if (locale === null || part === undefined) return formatMessage(editorMessages.active)
  return formatMessage(editorMessages.fieldIn, {
    field: formatMessage(partMessages[part]),
    language: languageNames[locale],
  })
}

export type TemplateForm = ReturnType<typeof useTemplateForm>['form']
