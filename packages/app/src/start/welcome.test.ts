import { readFileSync } from 'node:fs'
import { typeSteps } from '@somo/ui/theme/tokens'
import { expect, test } from 'vitest'
import de from '../../messages/de.json'
import sw from '../../messages/sw.json'
import { sentences, titles } from '../domain/sign-in/messages.ts'
import { welcomeMeasures } from './welcome.ts'

const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
const { login_required: title } = titles
const { login_required: sentence } = sentences

test.each([
  ['en', title.defaultMessage, sentence.defaultMessage],
  ['de', de['signIn.title.loginRequired'], de['signIn.sentence.loginRequired']],
  ['sw', sw['signIn.title.loginRequired'], sw['signIn.sentence.loginRequired']],
])('the first words of the page in %s are those of the gate', (locale, itsTitle, itsSentence) => {
  expect(page).toContain(`<p lang="${locale}" hidden><strong>${itsTitle}</strong><br />${itsSentence}</p>`)
})

test('the measures are those of the tokens', () => {
  const { display, lead } = typeSteps
  expect(welcomeMeasures).toEqual({
    tracking: display.tracking,
    weight: { default: display.weight, dark: display.darkWeight },
    leadTracking: lead.tracking,
    narrow: [display.narrowSize, display.narrowLine, lead.narrowSize, lead.narrowLine],
    wide: [display.size, display.line, lead.size, lead.line],
  })
})
