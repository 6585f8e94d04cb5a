/** How the browser is started: quiet, and without the parts of its own frame that nobody sees here. */

/**
 * The pages in the frame of every new window, those of the address bar for example. They cost more
 * processor time than most pages of ours.
 */
const unseenFeatures = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]

/** What Playwright turns off by itself: of two such lists the browser reads only the last. */
const playwrightsOwnFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/**
 * Arguments for a headless Chromium: nothing of the browser's own reaches the network. A version
 * that does not know one of the features ignores it.
 */
export const quietArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as on a screen of many dots, and a tenth less work a page.
  '--font-render-hinting=none',
  // A page lives for seconds here: to compile it for speed costs more than it brings.
  '--js-flags=--max-lazy,--no-opt,--no-maglev',
  `--disable-features=${[...playwrightsOwnFeatures, ...unseenFeatures].join(',')}`,
]
