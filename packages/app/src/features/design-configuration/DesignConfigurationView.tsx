import { Page } from '@somo/ui/Page'
import { TabLinks } from '@somo/ui/Tabs'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { addresses } from '../../domain/navigation/addresses.ts'
import { useLatePart } from '../../platform/errors/LatePart.tsx'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Dates } from '../../platform/locale/useDates.ts'
import * as styles from './DesignConfigurationView.css.ts'
import type { DesignEditorProps } from './DesignEditor.tsx'
import { editorPart } from './editorPart.ts'
import { LiveSince } from './LiveSince.tsx'
import { messages } from './messages.ts'
import { unitsAddress } from './unitsAddress.ts'
import type { DesignConfigurationData } from './useDesignConfiguration.ts'

/** The parts of the page, each at an address of its own. */
export type DesignTab = 'brand' | 'units'

export interface DesignConfigurationViewProps extends DesignConfigurationData, Pick<DesignEditorProps, 'ownUnit'> {
  readonly tab: DesignTab
  readonly dates: Dates
  /** The table by unit, asked for only where it is shown. */
  readonly units: ReactNode
}

/** The design of the product: a form with a live preview, and beside it who sees which colour and why. */
export function DesignConfigurationView({ tab, design, retry, uploadLogo, ownUnit, dates, units, ...actions }: DesignConfigurationViewProps) {
  const editor = useLatePart(editorPart, tab === 'brand', design, retry)
  const tabs = <DesignTabs tab={tab} />
  if (tab === 'units') {
    return (
      <DesignFrame tabs={tabs} eyebrow={design.data === null ? undefined : <LiveSince state={design.data} dates={dates} />}>
        {units}
      </DesignFrame>
    )
  }
  const page = (
    <QueryView state={editor.state} onRetry={editor.retry}>
      {({ part: { DesignEditor }, data }) => <DesignEditor state={data} actions={actions} uploadLogo={uploadLogo} ownUnit={ownUnit} dates={dates} tabs={tabs} />}
    </QueryView>
  )
  // The editor has a frame of its own, with its steps beside the title.
  return editor.state.data === null ? <DesignFrame tabs={tabs}>{page}</DesignFrame> : page
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
  readonly children: ReactNode
}

function DesignFrame({ tabs, eyebrow, children }: DesignFrameProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.page}>
      <Page layout="list" title={formatMessage(messages.title)} {...(eyebrow === undefined ? {} : { eyebrow })}>
        <div className={styles.tabs}>{tabs}</div>
        <div className={styles.part}>{children}</div>
      </Page>
    </div>
  )
}
