### cairn serve: the table in the browser

serve-arg-lan = Listen on the local network too, so that others can join from their own devices.
serve-arg-port = The port to listen on (default { $n }, or the next one that is free).
serve-arg-db = The file that keeps the tables.
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
serve-no-browser = No browser could be opened; open the address yourself.

serve-checked = Matches: { $n }; that would not go on as they were: { $bad }.
serve-needs-node = Making the page needs node 20.19 or newer, which is not here; `uv sync --reinstall-package cairn-table` brings one.
serve-needs-sources = Making the page needs its sources, which are not here.
