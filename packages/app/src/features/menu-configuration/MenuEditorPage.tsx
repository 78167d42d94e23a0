import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Notice } from '@somo/ui/Notice'
import { Page } from '@somo/ui/Page'
import { UnsavedBar } from '@somo/ui/UnsavedBar'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { AskAndAct } from '../../domain/ask/AskAndAct.tsx'
import { reasonOf } from '../../domain/list/reasonOf.ts'
import type { MenuRow } from '../../domain/menu/arrangement.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import type { Message } from '../../platform/locale/message.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import * as styles from './MenuConfigurationView.css.ts'
import { levels } from './menuEdit.ts'
import { MenuColumn } from './MenuColumn.tsx'
import { MenuPreview } from './MenuPreview.tsx'
import { messages } from './messages.ts'
import { useMenuEditor } from './useMenuEditor.ts'
import type { MenuActions, MenuState } from './useMenuConfiguration.ts'

/** What the page is drawn from beside the menu itself. */
export interface MenuPageParts {
  readonly title: Message
  /** Every screen that has a place in the menu. */
  readonly rows: readonly MenuRow[]
  readonly dates: Dates
}

export interface MenuEditorPageProps extends MenuPageParts {
  readonly state: MenuState
  readonly actions: MenuActions
}

/** Three lists, the preview, and the bar that publishes. */
export function MenuEditorPage({ title, rows, dates, state, actions }: MenuEditorPageProps) {
  const { formatMessage } = useIntl()
  const editor = useMenuEditor(state, rows, actions)
  const [open, setOpen] = useState<string | null>(null)
  const isStale = editor.failure?.userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE') === true
  const reason = editor.failure === null ? null : reasonOf(editor.failure)
  const publish = async (): Promise<void> => {
    if (await editor.publish()) {
      setOpen(null)
      toasts.toast({ message: formatMessage(messages.published) })
    }
  }
  const undo = async (): Promise<void> => {
    if (await editor.undo()) toasts.toast({ message: formatMessage(messages.undone) })
  }
  return (
    <div className={styles.page}>
      <Page
        layout="list"
        title={formatMessage(title)}
        lead={formatMessage(messages.lead)}
        actions={
          <>
            {state.hasPrevious ? (
              <Button writes variant="plain" icon={<Icon glyph={History} />} onPress={() => void undo()}>
                {formatMessage(messages.undo)}
              </Button>
            ) : null}
            <AskAndAct
              label={formatMessage(messages.reset)}
              title={formatMessage(messages.resetTitle)}
              act={() => {
                editor.reset()
                return Promise.resolve(null)
              }}
            >
              {formatMessage(messages.resetText)}
            </AskAndAct>
          </>
        }
      >
        <div className={styles.content}>
          <Notice tone="info">{formatMessage(messages.warning)}</Notice>
          {isStale ? (
            <Notice
              tone="warn"
              isLive
              action={{ label: formatMessage(messages.reload), onPress: () => window.location.reload() }}
            >
              {formatMessage(messages.meanwhile)}
            </Notice>
          ) : null}
          <div className={styles.columns}>
            {levels.map((level) => (
              <MenuColumn key={level} level={level} editor={editor} open={open} onOpen={setOpen} />
            ))}
            <MenuPreview rows={rows} menu={editor.menu} changed={editor.changed} />
          </div>
        </div>
      </Page>
      {editor.changeCount === 0 ? null : (
        <UnsavedBar
          title={formatMessage(messages.changes, { count: editor.changeCount })}
          draft={
            state.draftSavedAt === null
              ? undefined
              : formatMessage(messages.draft, { time: dates.time(new Date(state.draftSavedAt)) })
          }
          saveLabel={formatMessage(messages.publish)}
          discardLabel={formatMessage(messages.discard)}
          isSaving={editor.isPublishing}
          onSave={() => void publish()}
          onDiscard={() => {
            setOpen(null)
            void editor.discard()
          }}
          errorMessage={
            editor.isChecked && editor.errors.length > 0
              ? formatMessage(messages.incomplete)
              : reason === null || isStale
                ? undefined
                : formatMessage(messages.failed, { reason: formatMessage(reason) })
          }
        />
      )}
    </div>
  )
}
