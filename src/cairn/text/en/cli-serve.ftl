### cairn serve: the table in the browser

serve-arg-lan = Listen on the local network too, so that others can join from their own devices.
serve-arg-port = The port to listen on (default { $n }, or the next one that is free).
serve-arg-db = The file that keeps the tables, or the address of a database in PostgreSQL.
serve-arg-processes = Run n processes; this needs a store in PostgreSQL.
serve-arg-peer = Where processes on other machines find this one, in a network of your own.
serve-arg-game = A game of your own that is served too; may be given several times.
serve-arg-no-browser = Do not open the browser.

serve-making-packages = Fetching what the page is made with …
serve-making-page = Making the page …
serve-here = The table stands at { $address }
serve-lan = On the local network at { $address }
serve-stop = Ctrl-C ends it; every table is kept.
serve-stopped = The table is closed; what was played is kept.

serve-no-page = The page could not be made, for the reason above; the terminal table is there: cairn play { $game }.
serve-old-page = The page is an older one than its sources.
serve-port-taken = Port { $port } is taken; name another one with --port.
serve-needs-shared = More than one process needs a store in PostgreSQL (--store postgresql://…).
serve-no-address = “{ $text }” is not an address like 10.0.0.5:8700.
serve-process-ended = A process of the server has ended (code { $code }).
serve-no-browser = No browser could be opened; open the address yourself.

serve-checked = Matches: { $n }; that would not go on as they were: { $bad }.
serve-needs-node = Making the page needs node 20.19 or newer, which is not here; `uv sync --reinstall-package cairn-table` brings one.
serve-needs-sources = Making the page needs its sources, which are not here.
admin-arg-what = What to list, or what to do.
admin-word-whom = WHOM
admin-arg-whom = The name of an account, or the id of a table or a report.
admin-whom = cairn admin { $name } needs to know whom: name an account, a table or a report.
admin-none = There is nothing to list.
admin-name = name
admin-made = made
admin-blocked = blocked
admin-sessions = sessions
admin-tables = tables
admin-id = id
admin-game = game
admin-status = status
admin-moves = moves
admin-moved = last move
admin-did-block = { $name } is blocked, and is logged out everywhere.
admin-did-unblock = { $name } may log in again.
admin-did-password = The new password of { $name } is { $text }, and every browser has to log in again.
admin-did-delete = { $name } is forgotten; where that person played, a bot plays on.
admin-did-close = Table { $name } is closed for good.
admin-did-settle = Report { $name } is settled.
no-such-account = Nobody here has an account named “{ $text }”.
no-such-report = There is no report “{ $text }”.
serve-arg-host-name = Serve under this name too, such as play.example.org; may be given several times.
serve-arg-behind-proxy = A proxy of yours stands in front: take addresses and TLS from what it says.
serve-arg-generous = Multiply every limit for strangers by N, where many people share one address.
serve-lan-open = Anybody who shares this network can read what is sent, cards included: it goes over plain http.
