import {
  MailTemplateDocument,
  MailTemplatePreviewDocument,
  MailTemplatesDocument,
  SaveMailTemplateDocument,
  SendMailTemplateTestDocument,
} from '@somo/graphql/mailtemplates'
import type { MailTemplateTextInput } from '@somo/graphql/schema'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePersonFinder } from '../../domain/user/usePersonFinder.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState } from '../../platform/api/useQueryState.ts'
import type { MailTemplatesData, PreviewUse } from './templateTypes.ts'
import { useIsWide } from './useIsWide.ts'

/**
 * The list of mails, the one that is open, and its preview.
 * @param chosen null opens the first where there is room beside the list
 */
export function useMailTemplates(chosen: string | null): MailTemplatesData {
  const isWide = useIsWide()
  const list = useQueryState(MailTemplatesDocument, {
    pick: (data) => data.mailTemplates.list,
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
  })
  const first = isWide ? list.data?.[0]?.event : undefined
  const event = chosen ?? first ?? null
  const template = useQueryState(MailTemplateDocument, {
    variables: { event: event ?? '' },
    pick: (data) => data.mailTemplates.one,
    isWanted: event !== null,
    isRequired: true,
    fetchPolicy: 'network-only',
  })
  const save = useAction(SaveMailTemplateDocument, (data) => data.mailTemplate.save)
  const sendTest = useAction(SendMailTemplateTestDocument, (data) => data.mailTemplate.sendTest)
  return {
    event,
    list,
    template,
    preview: usePreview(event),
    actions: {
      async save(of, revision, input) {
        const { payload, userErrors, problem } = await save.run({ event: of, revision, input })
        await list.refetch()
        return { template: payload?.template ?? null, userErrors, problem }
      },
      async sendTest(of, text) {
        const { payload, userErrors, problem } = await sendTest.run({ event: of, text })
        return { address: payload?.address ?? null, userErrors, problem }
      },
    },
  }
}

/** Milliseconds after the last key. */
const pause = 300

function usePreview(event: string | null): PreviewUse {
  const [text, setText] = useState<MailTemplateTextInput | null>(null)
  const [person, setPerson] = useState<PreviewUse['person']>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isFirst = useRef(true)
  const show = useCallback((next: MailTemplateTextInput) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setText(next), isFirst.current ? 0 : pause)
    isFirst.current = false
  }, [])
  useEffect(function stopWithThePage() {
    return () => clearTimeout(timer.current)
  }, [])
  const state = useQueryState(MailTemplatePreviewDocument, {
    variables: {
      event: event ?? '',
      text: text ?? { locale: 'en', subject: '', main: '', extra: '', button: '' },
      person: person?.id ?? null,
    },
    pick: (data) => data.mailTemplates.preview,
    isWanted: event !== null && text !== null,
    keeps: 'always',
    fetchPolicy: 'network-only',
  })
  return { state, show, person, onPerson: setPerson, find: usePersonFinder() }
}
