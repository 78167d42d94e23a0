import { Breadcrumbs } from '@somo/ui/Breadcrumbs'
import { Button } from '@somo/ui/Button'
import { EmptyState } from '@somo/ui/EmptyState'
import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { Page } from '@somo/ui/Page'
import { TabbedPart } from '@somo/ui/TabbedPart'
import { TabLinks } from '@somo/ui/Tabs'
import { Text } from '@somo/ui/Text'
import { Eye } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useMoments } from '../../../domain/list/state/useMoments.ts'
import { useUnitFinder } from '../../../domain/unit/useUnitFinder.ts'
import { usePersonFinder } from '../../../domain/user/usePersonFinder.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { MediumStatus } from '../MediumStatus.tsx'
import { editorTabs, type EditorTab } from '../mediumAddress.ts'
import { actionMessages, canCopy } from '../mediumActions.ts'
import { AccessTab } from './AccessTab.tsx'
import { CheckTab } from './check/CheckTab.tsx'
import { CompletionTab } from './CompletionTab.tsx'
import { CopyDialog } from './copy/CopyDialog.tsx'
import { DetailsTab } from './DetailsTab.tsx'
import { editorMessages } from './editorMessages.ts'
import { MediumContent } from './MediumContent.tsx'
import { MediumMenu } from './MediumMenu.tsx'
import { titleOf, type EditedMedium } from './mediumTypes.ts'
import { PublishedCompletion } from './published/PublishedCompletion.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { useCopyMedium } from './copy/useCopyMedium.ts'
import { UsageTab } from './usage/UsageTab.tsx'
import { useMediumEditor, type MediumChanges } from './useMediumEditor.ts'
import { VersionsTab } from './VersionsTab.tsx'

export interface MediumEditorProps {
  readonly uuid: string
  readonly tab: EditorTab
  readonly dates: Dates
  /** The part of a course or the question of a quiz that is open; null for none. */
  readonly part: string | null
  readonly onPart: (part: string | null) => void
  readonly hrefOfTab: (tab: EditorTab) => string
  readonly hrefOfMedium: (uuid: string) => string
  readonly previewHref: string
  readonly listHref: string
}

/** One medium: its content, details, completion, access and versions. */
export function MediumEditor({ uuid, ...props }: MediumEditorProps) {
  const { formatMessage } = useIntl()
  const { medium, retry, changes, isSavingContent } = useMediumEditor(uuid)
  if (medium.data === null && medium.problem?.code === 'NOT_FOUND')
    return (
      <Page layout="list" title={formatMessage(editorMessages.unknownTitle)} eyebrow={<Back href={props.listHref} />}>
        <EmptyState title={formatMessage(editorMessages.unknownTitle)}>
          {formatMessage(editorMessages.unknown)}
        </EmptyState>
      </Page>
    )
  return (
    <QueryView state={medium} onRetry={retry}>
      {(data) => <OpenMedium {...props} medium={data} changes={changes} isSavingContent={isSavingContent} />}
    </QueryView>
  )
}

function Back({ href }: { readonly href: string }) {
  const { formatMessage } = useIntl()
  const label = formatMessage(editorMessages.back)
  return <Breadcrumbs label={formatMessage(editorMessages.path)} items={[{ id: 'list', label, href }]} />
}

interface OpenMediumProps extends Omit<MediumEditorProps, 'uuid'> {
  readonly medium: EditedMedium
  readonly changes: MediumChanges
  readonly isSavingContent: boolean
}

function OpenMedium(props: OpenMediumProps) {
  const { medium, changes, tab, hrefOfTab, hrefOfMedium, previewHref, listHref, dates } = props
  const intl = useIntl()
  const { formatMessage } = intl
  const navigate = useNavigate()
  const [isPublishing, setPublishing] = useState(false)
  const [isCopying, setCopying] = useState(false)
  const copy = useCopyMedium()
  const { draft } = medium
  const publish =
    draft === null ? null : (
      <Button variant="solid" writes onPress={() => setPublishing(true)}>
        {formatMessage(editorMessages.publish)}
      </Button>
    )
  return (
    <Page
      layout="list"
      eyebrow={<Back href={listHref} />}
      title={titleOf(medium)}
      actions={
        <>
          <MediumNow medium={medium} dates={dates} />
          {draft === null && medium.published === null ? null : (
            <Button icon={<Icon glyph={Eye} />} onPress={() => void navigate(previewHref)}>
              {formatMessage(actionMessages.preview)}
            </Button>
          )}
          {publish}
          <MediumMenu
            medium={medium}
            changes={changes}
            onCopy={canCopy(medium.kind) ? () => setCopying(true) : null}
            onRemoved={() => void navigate(listHref)}
          />
        </>
      }
    >
      <TabbedPart>
        <TabLinks
          label={formatMessage(editorMessages.tabs)}
          items={editorTabs.map((id) => ({
            id,
            label: formatMessage(editorMessages[id]),
            href: hrefOfTab(id),
            ...countOf(intl, medium, id),
          }))}
          currentKey={tab}
        />
        <OpenTab key={`${tab} ${draft?.uuid ?? ''}`} {...props} />
      </TabbedPart>
      {isCopying ? (
        <CopyDialog
          medium={{ uuid: medium.uuid, title: titleOf(medium) }}
          copy={copy}
          pattern={dates.pattern}
          onCopied={(uuid) => void navigate(hrefOfMedium(uuid))}
          onClose={() => setCopying(false)}
        />
      ) : null}
      {isPublishing && draft !== null ? (
        <PublishDialog
          medium={medium}
          draft={draft}
          changes={changes}
          hrefOfTab={hrefOfTab}
          onPublished={() => {
            setPublishing(false)
            toasts.toast({ message: formatMessage(editorMessages.published, { number: draft.number }) })
          }}
          onClose={() => setPublishing(false)}
        />
      ) : null}
    </Page>
  )
}

/** State, version and, of a draft, when it was last saved. */
function MediumNow({ medium, dates }: Pick<OpenMediumProps, 'medium' | 'dates'>) {
  const { formatMessage } = useIntl()
  const { draft, published, updatedAt } = medium
  const [now] = useState(() => new Date())
  const { when } = useMoments(now, dates)
  const number = (draft ?? published)?.number ?? 1
  return (
    <Inline space={12} align="center">
      <MediumStatus state={medium.state} />
      <Text step="small">{formatMessage(editorMessages.version, { number })}</Text>
      {draft === null ? null : (
        <Text step="small" tone="ink2">
          {formatMessage(editorMessages.savedAt, { time: when(updatedAt) })}
        </Text>
      )}
    </Inline>
  )
}

/** How many parts, versions or gaps are behind a tab. */
function countOf(
  { formatMessage }: IntlShape,
  { draft, published, versions, gaps }: EditedMedium,
  tab: EditorTab,
): { count?: number; problems?: number; problemsLabel?: string } {
  const parts = (draft ?? published)?.items.length ?? 0
  if (tab === 'content' && parts > 0) return { count: parts }
  if (tab === 'versions' && versions.length > 1) return { count: versions.length }
  if (tab === 'check' && gaps.length > 0)
    return { problems: gaps.length, problemsLabel: formatMessage(editorMessages.gaps, { count: gaps.length }) }
  return {}
}

/** An editor that was left while it saved is answered before the next one begins with the draft. */
function AfterSave({ isSaving, children }: { readonly isSaving: boolean; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(!isSaving)
  if (!isOpen && !isSaving) setOpen(true)
  return isOpen ? children : null
}

function OpenTab(props: OpenMediumProps) {
  const { medium, changes, tab, dates, hrefOfTab, hrefOfMedium, part, onPart } = props
  const findUnits = useUnitFinder()
  const findPeople = usePersonFinder()
  const { draft } = medium
  const version = draft ?? medium.published
  switch (tab) {
    case 'content':
      return (
        <AfterSave isSaving={props.isSavingContent}>
          <MediumContent
            medium={medium}
            changes={changes}
            dates={dates}
            part={part}
            onPart={onPart}
            hrefOfTab={hrefOfTab}
            hrefOfMedium={hrefOfMedium}
          />
        </AfterSave>
      )
    case 'details':
      return <DetailsTab medium={medium} changes={changes} findUnits={findUnits} findPeople={findPeople} />
    case 'completion':
      return draft === null ? (
        <PublishedCompletion version={version} />
      ) : (
        <CompletionTab medium={medium} draft={draft} changes={changes} />
      )
    case 'access':
      return <AccessTab medium={medium} changes={changes} findUnits={findUnits} pattern={dates.pattern} />
    case 'check':
      return version === null ? null : (
        <CheckTab medium={medium} version={version} hrefOfTab={hrefOfTab} hrefOfMedium={hrefOfMedium} />
      )
    case 'usage':
      return <UsageTab medium={medium} hrefOfMedium={hrefOfMedium} dates={dates} />
    case 'versions':
      return <VersionsTab medium={medium} dates={dates} />
    default:
      return tab satisfies never
  }
}
