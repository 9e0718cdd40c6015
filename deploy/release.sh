#!/bin/bash
# Builds the newest published version beside the running site and switches to it without losing a request:
#
#   spine-release         builds, unless there is nothing new, and switches once the new build says that it is ready
#   spine-release undo    goes back to the build before
#
# Two folders, named by the port that their site listens on, take turns; the link `site` leads to the one that visitors
# see. Runs as root, as a copy outside these folders; git and npm run as the user spine. docs/operations.md explains it.
set -euo pipefail

home=${SPINE_HOME:-/srv/spine}
proxy=${SPINE_PROXY:-/etc/nginx/conf.d/spine.conf}
read -r first second <<<"${SPINE_PORTS:-3000 3001}"
# How many seconds requests get that the proxy took before it was told of the new port, and a new build to get ready.
drain=${SPINE_DRAIN:-30}
patience=${SPINE_PATIENCE:-120}

say() { echo "release: $*"; }
fail() {
  say "$*" >&2
  exit 1
}
as_spine() { runuser -u spine -- "$@"; }
in_next() { as_spine git -C "$home/$next" "$@"; }

exec 9>"$home/release.lock"
flock --nonblock 9 || fail 'another release is running.'
live=$(basename "$(readlink -f "$home/site")")
[ "$live" = "$first" ] && next=$second || next=$first

build() {
  if [ ! -d "$home/$next" ]; then
    as_spine git clone --quiet "$(as_spine git -C "$home/$live" remote get-url origin)" "$home/$next"
    as_spine ln -s "../$live/.env.production.local" "$home/$next/.env.production.local"
  fi
  in_next fetch --quiet
  wanted=$(in_next rev-parse '@{upstream}')
  [ "$wanted" != "$(as_spine git -C "$home/$live" rev-parse HEAD)" ] || { say 'nothing new.'; exit 0; }
  [ "$wanted" != "$(cat "$home/refused" 2>/dev/null)" ] || { say 'the newest version failed before.'; exit 0; }
  say "building ${wanted:0:7} in $home/$next."
  # Until it has shown that it works, so that a timer doesn't build it again and again.
  echo "$wanted" >"$home/refused"
  in_next reset --quiet --hard "$wanted"
  as_spine env --chdir="$home/$next" npm run build || fail "the build failed, see above. The site is as it was."
}

is_ready() {
  for _ in $(seq "$patience"); do
    curl --silent --fail --output /dev/null "http://127.0.0.1:$next/readyz" && return
    sleep 1
  done
  return 1
}

switch() {
  systemctl start "spine@$next"
  if ! is_ready; then
    answer=$(curl --silent --max-time 5 "http://127.0.0.1:$next/readyz" || echo 'no answer')
    systemctl stop "spine@$next"
    fail "the other build didn't get ready: $answer. The site is as it was; journalctl -u spine@$next says more."
  fi
  sed --in-place "s/127\.0\.0\.1:$live\b/127.0.0.1:$next/" "$proxy"
  systemctl reload "${SPINE_PROXY_UNIT:-nginx}"
  ln --symbolic --force --no-dereference "$next" "$home/site"
  systemctl enable "spine@$next"
  sleep "$drain"
  systemctl disable --now "spine@$live"
  say "visitors see $(in_next rev-parse --short HEAD) now."
}

case ${1:-} in
  '') build; switch; rm "$home/refused" ;;
  undo)
    [ -d "$home/$next" ] || fail 'there is no build to go back to.'
    # Or a timer would publish it again.
    as_spine git -C "$home/$live" rev-parse HEAD >"$home/refused"
    switch
    ;;
  *) fail "unknown: $1" ;;
esac
