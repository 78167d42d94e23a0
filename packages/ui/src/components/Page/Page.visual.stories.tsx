/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { visual } from '../../../../../.storybook/modes.ts'
import { inStoryLanguage } from '../../testing/storyWords.ts'
import { Text } from '../Text/Text.tsx'
import { Page } from './Page.tsx'

const meta: Meta = {
  title: 'Visual/Page',
  tags: ['visual'],
  parameters: { layout: 'fullscreen', ...visual({ locales: ['de', 'sw'], viewports: [320, 360, 1440], hasRtl: true }) },
}

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

const words = {
  en: {
    note: 'Last opened yesterday, 16:42',
    reading: 'Reading, with margin and aside',
    lead: 'One sentence says what matters now.',
    lines: 'The text keeps to lines of at most 68 characters, however wide the window is.',
    list: 'List',
    action: 'An action',
    width: 'The whole width belongs to the table.',
  },
  de: {
    note: 'Zuletzt gestern geöffnet, 16:42 Uhr',
    reading: 'Zum Lesen, mit Rand und Spalte',
    lead: 'Ein Satz sagt, worauf es jetzt ankommt.',
    lines: 'Der Text bleibt bei Zeilen von höchstens 68 Zeichen, wie breit das Fenster auch ist.',
    list: 'Liste',
    action: 'Eine Handlung',
    width: 'Die ganze Breite gehört der Tabelle.',
  },
  sw: {
    note: 'Ilifunguliwa mara ya mwisho jana, saa 16:42',
    reading: 'Ya kusoma, yenye pambizo na safuwima ya pembeni',
    lead: 'Sentensi moja inasema lililo muhimu sasa.',
    lines: 'Mistari ya maandishi haizidi herufi 68, hata dirisha liwe pana kiasi gani.',
    list: 'Orodha',
    action: 'Kitendo',
    width: 'Upana wote ni wa jedwali.',
  },
}

export const States: StoryObj = {
  render: (_, { globals }) => {
    const texts = inStoryLanguage(globals, words)
    const note = (
      <Text step="note" tone="ink2">
        {texts.note}
      </Text>
    )
    return (
      <>
        <Page title={texts.reading} lead={texts.lead} margin={note} aside={note}>
          <Text>{texts.lines}</Text>
        </Page>
        <Page title={texts.list} titleId="list-title" layout="list" actions={<Text as="span">{texts.action}</Text>}>
          <Text>{texts.width}</Text>
        </Page>
      </>
    )
  },
}
