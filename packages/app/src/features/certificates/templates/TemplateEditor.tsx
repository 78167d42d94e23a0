import { Button } from '@somo/ui/Button'
import { Page } from '@somo/ui/Page'
import { StatusChip } from '@somo/ui/StatusChip'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { useRevisedForm } from '../../../platform/form/merge/useRevisedForm.ts'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { toasts } from '../../../platform/toasts/toasts.ts'
import * as styles from '../Certificates.css.ts'
import type { Outcome, Template, TemplateAnswer, TemplateData } from '../certificateTypes.ts'
import { DesignFields } from './DesignFields.tsx'
import {
  designOf,
  designSchema,
  localeOfField,
  placeErrors,
  valuesOf,
  type DesignLocale,
  type DesignValues,
} from './designForm.ts'
import { DesignPreview } from './DesignPreview.tsx'
import { editorMessages } from './editorMessages.ts'
import { columnMessages } from '../messages.ts'
import { TemplateImages } from './TemplateImages.tsx'
import { TemplateMedia } from './TemplateMedia.tsx'

export interface TemplateEditorProps extends TemplateData {
  readonly shown: Template
  /** The way back to the list. */
  readonly back: ReactNode
}

/** Says what was done, or why it was not. */
function useTell(): (outcome: Outcome, done: string) => void {
  const { formatMessage } = useIntl()
  return (outcome, done) => {
    const reason = reasonOf(outcome)
    toasts.toast(reason === null ? { message: done } : { tone: 'bad', message: formatMessage(reason) })
  }
}

/** The design of a template beside the page as it comes out, its publication, and the media that issue it. */
export function TemplateEditor({
  shown,
  back,
  preview,
  findMedia,
  save,
  publish,
  setArchived,
  setMedia,
  upload,
  setImage,
}: TemplateEditorProps) {
  const { formatMessage } = useIntl()
  const [locale, setLocale] = useState<DesignLocale>(valuesOf(shown).mainLocale)
  const [isPublishing, setPublishing] = useState(false)
  const { form, follow } = useRevisedForm<DesignValues, Template>({
    entry: shown,
    valuesOf,
    schema: designSchema,
    texts: {
      ...userErrorMessages,
      CHANGED_MEANWHILE: editorMessages.changedMeanwhile,
      BAD_CHARACTERS: editorMessages.missingLetters,
      NOT_OFFERED: editorMessages.notOffered,
    },
    save: async (base, values) => {
      const { template, userErrors, problem } = await save(base, values.name, designOf(values))
      return { entry: template, userErrors: placeErrors(userErrors), problem }
    },
    onSaved: () => void toasts.toast({ message: formatMessage(editorMessages.saved) }),
  })
  const tell = useTell()
  const followed = async (step: Promise<TemplateAnswer>): Promise<TemplateAnswer> => {
    const answer = await step
    if (reasonOf(answer) === null) follow(shown, answer.template)
    return answer
  }
  const next = (shown.version ?? 0) + 1
  const onPublish = async (): Promise<void> => {
    if (form.hasChanges()) return void toasts.toast({ tone: 'bad', message: formatMessage(editorMessages.saveFirst) })
    setPublishing(true)
    const outcome = await followed(publish(shown))
    setPublishing(false)
    tell(outcome, formatMessage(editorMessages.published, { version: next }))
  }
  const onArchive = async (): Promise<void> => {
    const message = shown.isArchived ? editorMessages.restored : editorMessages.archived
    tell(await followed(setArchived(shown, !shown.isArchived)), formatMessage(message))
  }
  return (
    <Page
      layout="list"
      title={shown.name}
      eyebrow={back}
      actions={
        <>
          <TemplateState template={shown} />
          <Button writes onPress={() => void onArchive()}>
            {formatMessage(shown.isArchived ? editorMessages.restore : editorMessages.archive)}
          </Button>
          {shown.hasDraft ? (
            <Button variant="solid" writes isPending={isPublishing} onPress={() => void onPublish()}>
              {formatMessage(editorMessages.publish, { version: next })}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles.editor}>
        <div className={styles.fields}>
          <SomoForm
            form={form}
            saveLabel={formatMessage(editorMessages.save)}
            onReveal={(id) => setLocale(localeOfField(id) ?? locale)}
          >
            <DesignFields form={form} locale={locale} onLocale={setLocale} />
          </SomoForm>
          <TemplateImages
            template={shown}
            upload={upload}
            onSave={(kind, file) => followed(setImage(shown, kind, file))}
          />
          <TemplateMedia template={shown} find={findMedia} onSave={(media) => followed(setMedia(shown, media))} />
        </div>
        <DesignPreview form={form} locale={locale} preview={preview} />
      </div>
    </Page>
  )
}

function TemplateState({ template: { isArchived, version, hasDraft } }: { readonly template: Template }) {
  const { formatMessage } = useIntl()
  if (isArchived) return <StatusChip kind="locked">{formatMessage(columnMessages.archived)}</StatusChip>
  if (hasDraft)
    return (
      <StatusChip kind="open">{formatMessage(editorMessages.draftVersion, { version: (version ?? 0) + 1 })}</StatusChip>
    )
  return <StatusChip kind="done">{formatMessage(columnMessages.published, { version: version ?? 0 })}</StatusChip>
}
