// The page between the player and a SCORM package. It runs on the content origin, holds the run-time API that the package
// looks for in its parent windows, and tells the player of every change (docs/scorm.md).
'use strict'
;(() => {
  const { app, standard } = document.documentElement.dataset
  let frame = document.querySelector('iframe')
  const is12 = standard === '1.2'
  const names = is12
    ? { set: 'LMSSetValue', get: 'LMSGetValue', start: 'LMSInitialize', end: 'LMSFinish', save: 'LMSCommit' }
    : { set: 'SetValue', get: 'GetValue', start: 'Initialize', end: 'Terminate', save: 'Commit' }
  /** The activity that is open; null before the first and after the last. */
  let open = null
  /** The rules of a package of SCORM 2004 with several activities; null without. */
  let sequencing = null
  /** What the person asked for while an activity was open; it outranks what the activity asks for (SN 4.4). */
  let pendingRequest = null

  // Packages look for their API in one parent window after the other until there is none above, and a window of another
  // origin throws when it is read: for them this page is the highest one.
  const player = window.parent
  window.parent = window

  const tell = (message) => player.postMessage({ somo: 'scorm', ...message }, app)

  const isRunning = () => open !== null && open.api.isInitialized()

  /** The whole data model with the time of this session added; the player decides what is stored. */
  function report(reason, nav = '') {
    if (open === null) return
    const { api, id } = open
    const { cmi } = api.renderCommitCMI(true)
    tell({ kind: 'state', activity: id, reason, cmi: JSON.stringify(cmi), nav, isEnded: api.isTerminated() })
    if (reason !== 'change') reportSequencing()
  }

  function reportSequencing() {
    if (sequencing !== null) tell({ kind: 'sequencing', snapshot: JSON.stringify(sequencing.snapshot()) })
  }

  /** The player opens what the rules have chosen. */
  function deliver(delivery) {
    reportSequencing()
    if (delivery !== null) tell({ kind: 'deliver', activity: delivery.id, isNew: delivery.isNew })
  }

  let isReportDue = false
  /** Changes of one moment are one report. */
  function reportSoon() {
    if (isReportDue) return
    isReportDue = true
    queueMicrotask(() => {
      isReportDue = false
      report('change')
    })
  }

  const text = (value) => String(value ?? '')

  /** Tells of a call that was refused. Reading what was never set is how packages look around, and no error. */
  function tellRefusal(call, element, value, code) {
    const isUnset = call === names.get && ['0', '301', '403'].includes(code)
    if (code === '0' || isUnset) return
    const { api, id } = open
    const sentence = is12 ? api.LMSGetErrorString(code) : api.GetErrorString(code)
    tell({ kind: 'refused', activity: id, call, element, length: value.length, code, sentence })
  }

  /** The API as packages call it: the library's functions, and the player is told. */
  function wrap(api) {
    const lastError = () => api[is12 ? 'LMSGetLastError' : 'GetLastError']()
    const errors = is12
      ? ['LMSGetLastError', 'LMSGetErrorString', 'LMSGetDiagnostic']
      : ['GetLastError', 'GetErrorString', 'GetDiagnostic']
    const facade = Object.fromEntries(errors.map((name) => [name, (value) => api[name](value)]))
    const call = (name, ...values) => {
      const answer = api[name](...values)
      const code = text(lastError())
      tellRefusal(name, text(name === names.set || name === names.get ? values[0] : ''), text(values[1]), code)
      return answer
    }
    facade[names.start] = (value) => {
      const answer = call(names.start, value ?? '')
      if (answer === 'true') reportSoon()
      return answer
    }
    facade[names.get] = (element) => call(names.get, element)
    facade[names.set] = (element, value) => {
      const answer = call(names.set, element, value)
      if (answer === 'true') reportSoon()
      return answer
    }
    facade[names.save] = (value) => {
      const answer = call(names.save, value ?? '')
      report('commit')
      return answer
    }
    facade[names.end] = (value) => {
      if (pendingRequest !== null) api.adl.nav.request = pendingRequest
      const request = is12 ? text(api.nav?.event) : text(api.adl.nav.request)
      const answer = call(names.end, value ?? '')
      if (answer !== 'true') return answer
      pendingRequest = null
      report('end', request === '_none_' || sequencing !== null ? '' : request)
      if (sequencing !== null) deliver(sequencing.take())
      return answer
    }
    if (!is12) facade.version = '1.0'
    return facade
  }

  /** Without an entry in the history: Back leads out of the player, not through the package. */
  const show = (address) => frame.contentWindow.location.replace(address)

  const settings = {
    autocommit: false,
    lmsCommitUrl: false,
    logLevel: 'NONE',
    sendFullCommit: true,
    mastery_override: true,
  }

  function start({ id, address, cmi }) {
    const url = new URL(address, location.href)
    // Only pages of the content origin; never a script in an address.
    if (url.origin !== location.origin) return
    if (sequencing !== null) sequencing.launch(cmi)
    const api =
      sequencing === null
        ? is12
          ? new window.Scorm12API(settings)
          : new window.Scorm2004API(settings)
        : sequencing.api
    if (sequencing === null) api.loadFromJSON(cmi, 'cmi')
    open = { id, api }
    window[is12 ? 'API' : 'API_1484_11'] = wrap(api)
    show(url.href)
  }

  /** Takes the package away, so that its pages save what they keep for the end, and ends the session in its place. */
  async function stop() {
    if (open === null) return
    await new Promise((resolve) => {
      const isOver = () => {
        frame.removeEventListener('load', isOver)
        resolve()
      }
      frame.addEventListener('load', isOver)
      setTimeout(isOver, 2000)
      show('about:blank')
    })
    if (isRunning()) window[is12 ? 'API' : 'API_1484_11'][names.end]('')
    open = null
    delete window.API
    delete window.API_1484_11
  }

  /** Ends what is open, and carries out a request of the person. */
  async function navigate({ request, target }) {
    if (sequencing === null) return
    pendingRequest = target === '' ? request : `{target=${target}}${request}`
    await stop()
    // The activity had ended before, so nobody has taken the request.
    if (pendingRequest !== null) deliver(sequencing.request(request, target))
    pendingRequest = null
  }

  let work = Promise.resolve()
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== app || source !== player || data?.somo !== 'scorm') return
    if (data.kind === 'open')
      work = work.then(stop).then(() => {
        start(data)
      })
    if (data.kind === 'begin')
      work = work.then(stop).then(() => {
        sequencing = window.createScormSequencing({
          ...{ Api: window.Scorm2004API, settings, tree: JSON.parse(data.tree), state: data.state },
        })
        deliver(sequencing.begin())
      })
    if (data.kind === 'navigate') work = work.then(() => navigate(data))
    if (data.kind === 'close')
      work = work
        .then(() => (sequencing === null ? stop() : navigate({ request: 'suspendAll', target: '' })))
        .then(() => {
          tell({ kind: 'closed' })
        })
  })
  /**
   * The tab is about to close. Later the player does not hear what the package stores for its end, so its frame is taken
   * away now: that runs its handlers at once. Where the page stays after all, the player offers to resume.
   */
  window.addEventListener('beforeunload', () => {
    if (open === null) return
    if (sequencing !== null) pendingRequest = 'suspendAll'
    const empty = frame.cloneNode()
    frame.replaceWith(empty)
    frame = empty
    report('close')
    open = null
    tell({ kind: 'closed' })
  })
  // Browsers of phones end a page without a word before.
  window.addEventListener('pagehide', () => isRunning() && report('change'))
  tell({ kind: 'ready' })
})()
