/*
 * Imported first by scripts/run.mjs: an older Node would fail in the other files with a message that helps
 * nobody.
 */

const required = [20, 11]

/**
 * @param {string} version such as 18.20.4
 * @returns {string | undefined} what to do if it is too old
 */
export function nodeRefusal(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > required[0] || (major === required[0] && minor >= required[1])) return undefined
  return `This is Node ${version}, and the site needs Node ${required.join('.')} or later to install its own.
Get a newer one from https://nodejs.org, or on Debian and Ubuntu:

    curl -fsSL https://deb.nodesource.com/setup_24.x | sudo bash -
    sudo apt-get install -y nodejs
`
}

const refusal = nodeRefusal(process.versions.node)
if (refusal) {
  console.error(refusal)
  process.exit(1)
}
