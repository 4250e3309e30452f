"""Draw the curve of a run: `python research/lost_cities/curve.py run/log.jsonl docs/net-lost-cities.svg`."""

import json
import sys
from pathlib import Path

WIDTH, HEIGHT = 760, 380
LEFT, RIGHT, TOP, BOTTOM = 60, 20, 30, 50
LINES = {"base": ("#0b6e8f", "base game"), "milestones": ("#b4541a", "with milestones")}


def drawn(log: list[dict]) -> str:
    """Points per game over the rule policy by decisions learnt from, with the 95 % intervals, as SVG."""
    points = {name: [] for name in LINES}
    decisions = before = 0
    for line in log:
        if line["stage"] == "ppo":
            decisions += (line["iteration"] - before) * line["decisions"]
            before = line["iteration"]
        for name, (mean, half) in line.get("over_rule", {}).items():
            points[name].append((decisions / 1e6, mean, half))
    most = max(x for x, _, _ in points["base"]) or 1.0
    low = min(mean - half for line in points.values() for _, mean, half in line)
    high = max(mean + half for line in points.values() for _, mean, half in line)

    def at(x: float, y: float) -> str:
        across = LEFT + (WIDTH - LEFT - RIGHT) * x / most
        return f"{across:.1f},{TOP + (HEIGHT - TOP - BOTTOM) * (high - y) / (high - low):.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        'font-size="13"><rect width="100%" height="100%" fill="#fff"/>'
    ]
    for y in range(-5 * int(-low // 5), int(high) + 1, 5):
        across, down = at(0, y).split(",")
        end = at(most, y).split(",")[0]
        colour = "#555" if y == 0 else "#ddd"
        parts.append(f'<path d="M{across} {down}H{end}" stroke="{colour}"/>')
        there = f"{y:+d}".replace("-", "−") if y else "0"
        parts.append(f'<text x="{LEFT - 8}" y="{float(down) + 4:.1f}" text-anchor="end">{there}</text>')
    step = max(1, round(most / 6))
    for x in range(0, int(most) + 1, step):
        across = at(x, low).split(",")[0]
        parts.append(f'<text x="{across}" y="{HEIGHT - 28}" text-anchor="middle">{x}</text>')
    parts.append(
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 8}" text-anchor="middle">million decisions of self-play</text>'
    )
    parts.append(f'<text x="{LEFT}" y="18">points per game over the rule policy (1000 games each)</text>')
    for n, (name, line) in enumerate(points.items()):
        colour, label = LINES[name]
        up = [at(x, mean + half) for x, mean, half in line]
        down = [at(x, mean - half) for x, mean, half in reversed(line)]
        parts.append(f'<polygon points="{" ".join(up + down)}" fill="{colour}" opacity="0.15"/>')
        middle = " ".join(at(x, mean) for x, mean, _ in line)
        parts.append(f'<polyline points="{middle}" fill="none" stroke="{colour}" stroke-width="2"/>')
        across = WIDTH - 150
        parts.append(f'<text x="{across}" y="{HEIGHT - 100 + 20 * n}" fill="{colour}">{label}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    """Read the log that is named first, write the picture that is named second."""
    log, picture = map(Path, sys.argv[1:])
    picture.write_text(drawn([json.loads(line) for line in log.read_text().splitlines()]))


if __name__ == "__main__":
    main()
