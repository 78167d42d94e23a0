import { Button } from '@somo/ui/Button'
import { Page } from '@somo/ui/Page'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { AskAndAct } from '../../../domain/ask/AskAndAct.tsx'
import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { useRevisedForm } from '../../../platform/form/merge/useRevisedForm.ts'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import * as styles from './News.css.ts'
import { NewsFields } from './NewsFields.tsx'
import {
  inputOf,
  localeOfField,
  newsSchema,
  placeErrors,
  titleOf,
  valuesOf,
  type NewsLocale,
  type NewsValues,
} from './newsForm.ts'
import { editorMessages, listMessages } from './newsMessages.ts'
import { NewsPreview } from './NewsPreview.tsx'
import { NewsReaders } from './NewsReaders.tsx'
import { NewsStatus } from './NewsStatus.tsx'
import type { News, NewsAnswer, NewsData } from './newsTypes.ts'

export interface NewsEditorProps extends Omit<NewsData, 'news'> {
  readonly shown: News
  /** The way back to the list. */
  readonly back: ReactNode
  readonly dates: Dates
  /** The draft was deleted. */
  readonly onGone: () => void
}

/** Why it was not published; null where it was. */
function publishFailureOf(answer: NewsAnswer) {
  const isMissing = (field: string): boolean =>
    answer.userErrors.some(({ code, path }) => code === 'REQUIRED' && path?.[0] === field)
  if (isMissing('texts')) return editorMessages.unfinished
  return isMissing('units') ? editorMessages.unitNeeded : reasonOf(answer)
}

/** Texts, audience and dates beside how it looks; once it is published, who has read it. */
export function NewsEditor({ shown, back, dates, onGone, ...data }: NewsEditorProps) {
  const { formatMessage, locale: pageLocale } = useIntl()
  const [locale, setLocale] = useState<NewsLocale>(valuesOf(shown).mainLocale)
  const [isPublishing, setPublishing] = useState(false)
  const isDraft = shown.state === 'DRAFT'
  const { form, follow } = useRevisedForm<NewsValues, News>({
    entry: shown,
    valuesOf,
    schema: newsSchema,
    texts: {
      ...userErrorMessages,
      CHANGED_MEANWHILE: editorMessages.changedMeanwhile,
      LOCKED: editorMessages.lockedTexts,
      OUT_OF_SCOPE: editorMessages.outOfScope,
    },
    save: async (base, values) => {
      const { news, userErrors, problem } = await data.save(base, inputOf(values))
      return { entry: news, userErrors: placeErrors(userErrors), problem }
    },
    onSaved: () => void toasts.toast({ message: formatMessage(editorMessages.saved) }),
  })
  const followed = async (step: Promise<NewsAnswer>): Promise<NewsAnswer> => {
    const answer = await step
    if (reasonOf(answer) === null) follow(shown, answer.news)
    return answer
  }
  const onPublish = async (): Promise<void> => {
    if (form.hasChanges()) return void toasts.toast({ tone: 'bad', message: formatMessage(editorMessages.saveFirst) })
    setPublishing(true)
    const answer = await followed(data.publish(shown))
    setPublishing(false)
    const failure = publishFailureOf(answer)
    const done = answer.news?.state === 'SCHEDULED' ? editorMessages.scheduled : editorMessages.published
    toasts.toast(failure === null ? { message: formatMessage(done) } : { tone: 'bad', message: formatMessage(failure) })
  }
  const title = titleOf(shown, pageLocale.slice(0, 2))
  return (
    <Page
      layout="list"
      title={title === '' ? formatMessage(listMessages.untitled) : title}
      eyebrow={back}
      actions={
        <>
          <NewsStatus state={shown.state} />
          {shown.state === 'ARCHIVED' ? null : (
            <PutAway isDraft={isDraft} archive={() => followed(data.archive(shown))} onGone={onGone} />
          )}
          {isDraft ? (
            <Button variant="solid" writes isPending={isPublishing} onPress={() => void onPublish()}>
              {shown.publishFrom === null || shown.publishFrom === undefined
                ? formatMessage(editorMessages.publish)
                : formatMessage(editorMessages.publishFrom, { day: dates.day(shown.publishFrom) })}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles.editor}>
        <SomoForm
          form={form}
          saveLabel={formatMessage(isDraft ? editorMessages.saveDraft : editorMessages.save)}
          onReveal={(id) => setLocale(localeOfField(id) ?? locale)}
        >
          <NewsFields form={form} locale={locale} dates={dates} {...data} onLocale={setLocale} />
        </SomoForm>
        <div className={styles.aside}>
          {isDraft || shown.state === 'SCHEDULED' ? null : (
            <NewsReaders news={shown} dates={dates} remind={data.remind} useReaders={data.useReaders} />
          )}
          <NewsPreview form={form} news={shown} locale={locale} />
        </div>
      </div>
    </Page>
  )
}

interface PutAwayProps extends Pick<NewsEditorProps, 'onGone'> {
  readonly isDraft: boolean
  readonly archive: () => Promise<NewsAnswer>
}

/** Deletes a draft, and archives what was published, after asking. */
function PutAway({ isDraft, archive, onGone }: PutAwayProps) {
  const { formatMessage } = useIntl()
  const act = async (): Promise<string | null> => {
    const reason = reasonOf(await archive())
    if (reason !== null) return formatMessage(reason)
    toasts.toast({ message: formatMessage(isDraft ? editorMessages.deleted : editorMessages.archived) })
    if (isDraft) onGone()
    return null
  }
  return (
    <AskAndAct
      label={formatMessage(isDraft ? editorMessages.remove : editorMessages.archive)}
      title={formatMessage(isDraft ? editorMessages.removeTitle : editorMessages.archiveTitle)}
      act={act}
    >
      {formatMessage(isDraft ? editorMessages.removeText : editorMessages.archiveText)}
    </AskAndAct>
  )
}
