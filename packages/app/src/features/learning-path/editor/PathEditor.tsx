import { assignmentState, newAssignmentHref } from '../../../domain/navigation/assignmentTarget.ts'
import { Breadcrumbs } from '@somo/ui/Breadcrumbs'
import { Button } from '@somo/ui/Button'
import { EmptyState } from '@somo/ui/EmptyState'
import { Inline } from '@somo/ui/Inline'
import { Page } from '@somo/ui/Page'
import { Stack } from '@somo/ui/Stack'
import { TabbedPart } from '@somo/ui/TabbedPart'
import { TabLinks } from '@somo/ui/Tabs'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useUnitFinder } from '../../../domain/unit/useUnitFinder.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { PathStatus } from '../list/pathColumns.tsx'
import { editorTabs, type EditorTab, type PathAddress } from '../pathAddress.ts'
import { DetailsTab } from './DetailsTab.tsx'
import { editorMessages } from './editorMessages.ts'
import { PathMenu } from './PathMenu.tsx'
import { textIn, type EditedPath } from './pathTypes.ts'
import { PeopleTab } from './people/PeopleTab.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { StagesTab } from './stages/StagesTab.tsx'
import { usePathEditor, usePathMedia, type PathChanges } from './usePathEditor.ts'
import { VersionsTab } from './VersionsTab.tsx'

export interface PathEditorProps {
  readonly uuid: string
  readonly tab: EditorTab
  readonly address: PathAddress
  readonly dates: Dates
  readonly hrefOfTab: (tab: EditorTab) => string
  readonly listHref: string
}

/** One learning path: its stages, details, people and versions. */
export function PathEditor({ uuid, ...props }: PathEditorProps) {
  const { formatMessage } = useIntl()
  const { path, changes } = usePathEditor(uuid)
  if (path.data === null && path.problem?.code === 'NOT_FOUND')
    return (
      <Page layout="list" title={formatMessage(editorMessages.unknownTitle)} eyebrow={<Back href={props.listHref} />}>
        <EmptyState title={formatMessage(editorMessages.unknownTitle)}>
          {formatMessage(editorMessages.unknown)}
        </EmptyState>
      </Page>
    )
  return (
    <QueryView state={path} onRetry={path.retry}>
      {(data) => <OpenPath {...props} path={data} changes={changes} />}
    </QueryView>
  )
}

function Back({ href }: { readonly href: string }) {
  const { formatMessage } = useIntl()
  const label = formatMessage(editorMessages.back)
  return <Breadcrumbs label={formatMessage(editorMessages.path)} items={[{ id: 'list', label, href }]} />
}

interface OpenPathProps extends Omit<PathEditorProps, 'uuid'> {
  readonly path: EditedPath
  readonly changes: PathChanges
}

function OpenPath(props: OpenPathProps) {
  const { path, changes, tab, hrefOfTab, listHref } = props
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [isPublishing, setPublishing] = useState(false)
  // Discarding brings the published stages back into the form.
  const [discarded, setDiscarded] = useState(0)
  const next = (path.version ?? 0) + 1
  return (
    <Page
      layout="list"
      eyebrow={<Back href={listHref} />}
      title={textIn(path.titles, path.mainLocale)}
      actions={
        <>
          {path.hasDraft && path.state !== 'ARCHIVED' ? (
            <Button variant="solid" writes onPress={() => setPublishing(true)}>
              {formatMessage(editorMessages.publish)}
            </Button>
          ) : null}
          {path.state === 'PUBLISHED' ? (
            <Button
              onPress={() =>
                void navigate(newAssignmentHref, {
                  state: assignmentState({ id: path.uuid, label: textIn(path.titles, path.mainLocale) }),
                })
              }
            >
              {formatMessage(editorMessages.assign)}
            </Button>
          ) : null}
          <PathMenu
            path={path}
            changes={changes}
            onDiscarded={() => setDiscarded((count) => count + 1)}
            onRemoved={() => void navigate(listHref)}
          />
        </>
      }
    >
      <Stack space={20}>
        <Inline space={12} align="center">
          <PathStatus state={path.state} />
          {path.hasDraft ? <Text step="small">{formatMessage(editorMessages.draft, { number: next })}</Text> : null}
          {path.version === null ? null : (
            <Text step="small" tone="ink2">
              {formatMessage(editorMessages.live, { number: path.version, people: path.people })}
            </Text>
          )}
        </Inline>
        <TabbedPart>
          <TabLinks
            label={formatMessage(editorMessages.tabs)}
            items={editorTabs.map((id) => ({
              id,
              label: formatMessage(editorMessages[id]),
              href: hrefOfTab(id),
              ...(id === 'stages' && path.stages.length > 0 ? { count: path.stages.length } : {}),
              ...(id === 'people' && path.people > 0 ? { count: path.people } : {}),
            }))}
            currentKey={tab}
          />
          <OpenTab key={`${tab} ${discarded}`} {...props} />
        </TabbedPart>
      </Stack>
      {isPublishing ? (
        <PublishDialog
          path={path}
          changes={changes}
          onPublished={() => {
            setPublishing(false)
            toasts.toast({ message: formatMessage(editorMessages.published, { number: next }) })
          }}
          onClose={() => setPublishing(false)}
        />
      ) : null}
    </Page>
  )
}

function OpenTab({ path, changes, tab, dates, address }: OpenPathProps) {
  const findUnits = useUnitFinder()
  const find = usePathMedia()
  switch (tab) {
    case 'stages':
      return <StagesTab path={path} changes={changes} find={find} dates={dates} />
    case 'details':
      return <DetailsTab path={path} changes={changes} findUnits={findUnits} />
    case 'people':
      return <PeopleTab address={address} dates={dates} />
    case 'versions':
      return <VersionsTab path={path} dates={dates} />
    default:
      return tab satisfies never
  }
}
