import { expect, it } from 'vitest'
import { readDevice } from './userAgent.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const chrome = 'Chrome/141.0.0.0 Safari/537.36'
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit}`
const android = `Mozilla/5.0 (Linux; Android 10; K) ${webkit}`
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  [`${windows} ${chrome}`, 'Chrome', 'Windows'],
  [`${windows} ${chrome} Edg/141.0.0.0`, 'Edge', 'Windows'],
  [`${windows} ${chrome} OPR/122.0.0.0`, 'Opera', 'Windows'],
  [`${windows} ${chrome} Vivaldi/7.6`, 'Vivaldi', 'Windows'],
  [`${windows} Chrome/138.0.0.0 YaBrowser/25.8.0.0 Safari/537.36`, 'Yandex Browser', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} ${chrome}`, 'Chrome', 'ChromeOS'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [`${iphone} Version/26.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
  [`${iphone} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
  [`${iphone} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iOS'],
  [`${iphone} EdgiOS/141.0 Version/26.0 Mobile/15E148 Safari/604.1`, 'Edge', 'iOS'],
  [
    `${iphone.replace('(iPhone; CPU iPhone OS', '(iPad; CPU OS')} Version/18.6 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPadOS',
  ],
  [`${android} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
  [`${android} Version/4.0 Chrome/100.0 Mobile Safari/537.36 UCBrowser/13.4`, 'UC Browser', 'Android'],
  ['Opera/9.80 (Android; Opera Mini/36.2/191.0; U; en) Presto/2.12.423 Version/12.16', 'Opera Mini', 'Android'],
  ['Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5', 'Firefox', 'KaiOS'],
])('%s', (userAgent, browser, system) => {
  expect(readDevice(userAgent)).toEqual({ browser, system })
})

it.each([null, '', 'node', 'curl/8.5.0', '<script>'])('tells nothing where %j does not', (userAgent) => {
  expect(readDevice(userAgent)).toEqual({ browser: null, system: null })
})
