'use strict'

// The entry of every command. Its syntax must work in old versions of Node (10 and newer), so that it can
// report a wrong version, and it must work before anything is installed.

var fs = require('fs')
var path = require('path')

var root = path.join(__dirname, '..')
var oldestNode = [20, 19]

function fail(message) {
  console.error('\n' + message + '\n')
  process.exit(1)
}

function checkNode() {
  var version = process.versions.node.split('.').map(Number)
  var isOld =
    version[0] < oldestNode[0] || (version[0] === oldestNode[0] && version[1] < oldestNode[1])
  if (!isOld) return
  fail(
    'This project needs Node ' +
      oldestNode.join('.') +
      ' or newer, but this is Node ' +
      process.versions.node +
      '. Install a current version from https://nodejs.org and try again.',
  )
}

function readLock(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')).packages
  } catch {
    return null
  }
}

/** Whether every required package of the lock file is installed in its version. */
function isInstalled() {
  var wanted = readLock('package-lock.json')
  var installed = readLock('node_modules/.package-lock.json')
  if (!wanted || !installed) return false
  return Object.keys(wanted).every(function (name) {
    var isOptional = name === '' || wanted[name].optional || wanted[name].devOptional
    return isOptional || (installed[name] && installed[name].version === wanted[name].version)
  })
}

function runNpm(args) {
  var spawnSync = require('child_process').spawnSync
  var npm = process.env.npm_execpath
  var result = npm
    ? spawnSync(process.execPath, [npm].concat(args), { cwd: root, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: true })
  if (result.signal === 'SIGINT') process.exit(130)
  return {
    isOk: result.status === 0,
    output: (result.stderr || '') + (result.stdout || ''),
  }
}

/** npm itself would try every package for minutes before it gives up. */
function isRegistryReachable() {
  var ping = runNpm(['ping', '--fetch-retries=0', '--fetch-timeout=20000'])
  return (
    ping.isOk ||
    !/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH|EHOSTUNREACH|network/i.test(
      ping.output,
    )
  )
}

function install() {
  console.log('Installing the packages (only when they are missing or have changed) …')
  var options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  var isReachable = isRegistryReachable()
  // Without the registry the packages may still be in npm's cache.
  var result = runNpm(isReachable ? options : options.concat('--offline'))
  if (result.isOk) return
  if (!isReachable) {
    fail(
      'The package registry cannot be reached. Check the internet connection, then run the same command again.',
    )
  }
  if (/ENOSPC/.test(result.output)) {
    fail('The disk is full. Free about 1 GB, then run the same command again.')
  }
  console.error(result.output.trim())
  fail(
    'The packages could not be installed; npm says why above. Fix that, then run the same command again.',
  )
}

/** The file of a command; `art/paint` is the command `paint` of the workspace `art`. */
function fileOf(name) {
  var slash = name.indexOf('/')
  if (slash < 0) return './commands/' + name + '.ts'
  return '../' + name.slice(0, slash) + '/commands/' + name.slice(slash + 1) + '.ts'
}

/** Loads TypeScript files from here on, then runs the command. */
function runCommand(name) {
  return import('tsx/esm/api')
    .then(function (api) {
      api.register()
      require('module').register('./package-loader.mjs', require('url').pathToFileURL(__filename))
      return import(fileOf(name))
    })
    .then(function (command) {
      return command.main(process.argv.slice(3))
    })
}

checkNode()
process.chdir(root)
if (!isInstalled()) install()
runCommand(process.argv[2]).catch(function (error) {
  fail(
    error && error.name === 'StartError' ? error.message : (error && error.stack) || String(error),
  )
})
