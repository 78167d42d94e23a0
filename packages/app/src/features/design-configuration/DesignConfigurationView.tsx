import { Page } from '@somo/ui/Page'
import { TabLinks } from '@somo/ui/Tabs'
import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { addresses } from '../../domain/navigation/addresses.ts'
import { useLazyPart } from '../../platform/errors/LazyPart.tsx'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import * as styles from './DesignConfigurationView.css.ts'
import type { DesignEditorProps } from './editor/DesignEditor.tsx'
import { editorChunk } from './chunks.ts'
import { LiveSince } from './editor/LiveSince.tsx'
import { messages } from './messages.ts'
import { unitsAddress } from './units/unitsAddress.ts'
import type { DesignConfigurationData } from './useDesignConfiguration.ts'

/** What Page calls its heading. */
const titleId = 'page-title'

/** The parts of the page, each at an address of its own. */
export type DesignTab = 'brand' | 'units'

export interface DesignConfigurationViewProps extends DesignConfigurationData, Pick<DesignEditorProps, 'ownUnit'> {
  readonly tab: DesignTab
  readonly dates: Dates
  /** The table by unit, asked for only where it is shown. */
  readonly units: ReactNode
}

/** The design of the product: a form with a live preview, and beside it who sees which colour and why. */
export function DesignConfigurationView({
  tab,
  design,
  retry,
  uploadLogo,
  ownUnit,
  dates,
  units,
  ...actions
}: DesignConfigurationViewProps) {
  const editor = useLazyPart(editorChunk, tab === 'brand', design, retry)
  const tabs = <DesignTabs tab={tab} />
  const keepTitle = useTitleFocus(editor.state.data === null)
  if (tab === 'units') {
    return (
      <DesignFrame
        tabs={tabs}
        eyebrow={design.data === null ? undefined : <LiveSince state={design.data} dates={dates} />}
      >
        {units}
      </DesignFrame>
    )
  }
  const page = (
    <QueryView state={editor.state} onRetry={editor.retry}>
      {({ part: { DesignEditor }, data }) => (
        <DesignEditor
          state={data}
          actions={actions}
          uploadLogo={uploadLogo}
          ownUnit={ownUnit}
          dates={dates}
          tabs={tabs}
        />
      )}
    </QueryView>
  )
  // The editor has a frame of its own, with its steps beside the title.
  if (editor.state.data !== null) return page
  return (
    <DesignFrame tabs={tabs} onLeave={keepTitle}>
      {page}
    </DesignFrame>
  )
}

/**
 * The frame of the waiting page makes way for the editor's own, with the title that took the focus when one came here: the
 * new title takes it over. Answers what the old frame tells as it leaves.
 */
function useTitleFocus(isWaiting: boolean): (hadFocus: boolean) => void {
  const hadFocus = useRef(false)
  useLayoutEffect(
    function takeOver() {
      if (!isWaiting && hadFocus.current) document.getElementById(titleId)?.focus({ preventScroll: true })
      hadFocus.current = false
    },
    [isWaiting],
  )
  return useCallback((had) => {
    hadFocus.current = had
  }, [])
}

function DesignTabs({ tab }: { readonly tab: DesignTab }) {
  const { formatMessage } = useIntl()
  return (
    <TabLinks
      label={formatMessage(messages.tabs)}
      items={[
        { id: 'brand', label: formatMessage(messages.tabBrand), href: addresses.designConfiguration },
        { id: 'units', label: formatMessage(messages.tabUnits), href: unitsAddress },
      ]}
      currentKey={tab}
    />
  )
}

interface DesignFrameProps {
  readonly tabs: ReactNode
  readonly eyebrow?: ReactNode
  /** Told, as the frame leaves the page, whether its title had the focus. */
  readonly onLeave?: (hadFocus: boolean) => void
  readonly children: ReactNode
}

function DesignFrame({ tabs, eyebrow, onLeave, children }: DesignFrameProps) {
  const { formatMessage } = useIntl()
  useLayoutEffect(() => () => onLeave?.(document.activeElement?.id === titleId), [onLeave])
  return (
    <div className={styles.page}>
      <Page layout="list" title={formatMessage(messages.title)} {...(eyebrow === undefined ? {} : { eyebrow })}>
        <div className={styles.tabs}>{tabs}</div>
        <div className={styles.part}>{children}</div>
      </Page>
    </div>
  )
}
