import { expect, test } from 'vitest'
import * as constants from './constants.ts'

test('the constants of the specification, section 9, are these and no others', () => {
  expect({ ...constants }).toEqual({
    defaultPrimaryColor: '#5761ee',
    colorPreference: { moduleName: 'DESIGN', key: 'PRIMARY_COLOR' },
    allowedLocales: ['en', 'de', 'sw'],
    defaultLocale: 'en',
    defaultDateFormat: 'dd.MM.yyyy',
    defaultTimeFormat: 'HH:mm',
    recommenderScenario: 'course-recommendation',
    recommendationCount: 4,
    baseScopes: ['openid', 'offline_access', 'profile', 'email'],
    responseType: 'code',
    silentRefreshPage: '/silent-refresh.html',
    buildInfo: { version: '2.0.4', releaseType: 'FINAL', buildDate: '2025-05-22' },
  })
})
